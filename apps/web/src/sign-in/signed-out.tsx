import type { ReactNode } from "react";
import { FailureCard } from "../ui/failure-card.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { useSignInEnded } from "./use-sign-in-ended.ts";

type SignedOutProps = { acts?: ReactNode; className?: string | undefined };

/** Stands above whatever belongs to an account whose sign-in ended here: locked is not empty. */
export const SignedOut = ({ acts, className }: SignedOutProps) =>
  useSignInEnded() && (
    <FailureCard
      className={className}
      title="You are signed out here"
      text="Your sign-in ran out, or was ended on another device. Nothing was lost: what is in your account is there, and opens when you sign in."
      acts={
        <>
          <SignInLink />
          {acts}
        </>
      }
    />
  );
