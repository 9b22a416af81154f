import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../navigation/link.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import styles from "./first-visit.module.css";
import { acceptTerms } from "./terms.ts";

const Term = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={22} />
    <span>{children}</span>
  </li>
);

type TermsDialogProps = {
  open: boolean;
  onLater: () => void;
};

/** Asked once. Whoever says no can go on reading, and is asked again when they want to talk. */
export const TermsDialog = ({ open, onLater }: TermsDialogProps) => (
  <Dialog
    open={open}
    onClose={onLater}
    mustAnswer
    title="Before you begin"
    actions={
      <>
        <Button kind="bare" data-answer="later" onClick={onLater}>
          Just reading
        </Button>
        <Button data-answer="accept" onClick={acceptTerms}>
          I am {limits.person.minAgeYears} or older. I understand
        </Button>
      </>
    }
  >
    <ul className={styles["terms"]}>
      <Term icon="you">
        {brand.name} is for adults, {limits.person.minAgeYears} and over.
      </Term>
      <Term icon="talk">
        {brand.companion} is an AI. It is not a licensed professional and not a substitute for a
        licensed therapist.
      </Term>
      <Term icon="heart">
        It is not for emergencies. <Link to={paths.crisis}>Crisis lines are here</Link>, always.
      </Term>
      <Term icon="clock">
        A conversation is kept {limits.session.retentionDays} days at most, unless you save it to
        your vault.
      </Term>
    </ul>
    <p className={styles["terms-more"]}>
      <Link to={paths.terms}>Read it in full</Link> first, if you like. You can read everything here
      without agreeing to anything.
    </p>
  </Dialog>
);
