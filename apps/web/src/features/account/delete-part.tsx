import { brand } from "@app/contract/brand";
import type { Profile } from "@app/contract/calls/users";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./account.module.css";
import { DeleteAccountDialog } from "./delete-dialog.tsx";

const goes = ({ anonymous, email, is_paid }: Profile): readonly string[] => [
  "Every conversation, its summary and what you wanted to try",
  ...(anonymous
    ? []
    : [
        `What ${brand.companion} remembers of you`,
        "Your vault, with everything you saved in it",
        `${email ? "Your e-mail address and your" : "Your"} sign-ins, on every device`,
      ]),
  ...(is_paid === "Y" ? ["Your membership: it ends at once, and nothing more is taken"] : []),
  "What this browser keeps for you, a safety plan included",
];

/** Whoever has an account has an export, with a vault or without; for anybody else all that is kept is in the journey. */
const TakeFirst = ({ anonymous }: { anonymous: boolean }) => (
  <section className={`card ${styles["account-card"]}`} aria-labelledby="take">
    <h2 id="take">Take it with you first</h2>
    <p>
      {anonymous
        ? "Once it is deleted, nobody can bring it back. Your journey shows all you kept: copy what you want to have."
        : "Once it is deleted, nobody can bring it back. The export puts all of it into one file that opens without us."}
    </p>
    <p className={`button-row ${styles["account-acts"]}`}>
      {anonymous ? (
        <Link className={buttonClass("soft")} to={paths.journey}>
          Open your journey
        </Link>
      ) : (
        <Link className={buttonClass("soft")} to={`${paths.seed}#export`}>
          Export everything
        </Link>
      )}
    </p>
  </section>
);

type DeletePartProps = { profile: Profile; onGone: () => void };

export const DeletePart = ({ profile, onGone }: DeletePartProps) => {
  const { anonymous } = profile;
  // An account that was made with a passkey alone has neither.
  const who = profile.email ?? profile.username;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <TakeFirst anonymous={anonymous} />
      <section className={`card ${styles["account-card"]}`} aria-labelledby="goes">
        <h2 id="goes">What will be deleted</h2>
        {!anonymous && (
          <p>
            {who ? (
              <>
                The account of <b className={styles["account-who"]}>{who}</b>:
              </>
            ) : (
              "The account without a name or an e-mail:"
            )}
          </p>
        )}
        <ul className={styles["account-goes"]}>
          {goes(profile).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          Nothing but counts remain, such as how many accounts were deleted. They say nothing about
          you.
        </p>
        <p className={`button-row ${styles["account-acts"]}`}>
          <Button kind="soft" className={styles["account-danger"]} onClick={() => setAsking(true)}>
            {anonymous ? "Delete everything here" : "Delete my account"}
          </Button>
        </p>
      </section>
      <DeleteAccountDialog
        open={asking}
        profile={profile}
        onClose={() => setAsking(false)}
        onGone={onGone}
      />
    </>
  );
};
