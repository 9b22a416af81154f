import { SecretField } from "../../../ui/secret-field.tsx";

/** Asked before anything that could lock the owner out. */
export const CurrentPassword = ({ problem }: { problem: string | undefined }) => (
  <SecretField
    label="Current password"
    shows="current password"
    name="currentPassword"
    autoComplete="current-password"
    problem={problem}
  />
);

export const currentPasswordProblem = (password: string): string | undefined =>
  password === "" ? "Write your current password here." : undefined;
