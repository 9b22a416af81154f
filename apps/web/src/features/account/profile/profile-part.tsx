import type { Profile } from "@app/contract/calls/users";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { sayDay } from "../../../dates/show-day.ts";
import { Link } from "../../../navigation/link.tsx";
import styles from "../account-part.module.css";
import { AccountPart, Fact } from "../account-part.tsx";
import {
  analysisWords,
  countWords,
  creditWords,
  membershipWords,
  memoryWords,
  messageWords,
  vaultWords,
} from "./profile-words.ts";
import { UsernameFact } from "./username-fact.tsx";

/** What the server knows of a person, in plain words. */
export const ProfilePart = ({ profile }: { profile: Profile }) => {
  const [username, setUsername] = useState(profile.username);
  const { createdAt, last_logged_in, onboarding_completed } = profile;
  return (
    <AccountPart id="profile" title="Your profile">
      <dl className={styles["facts"]}>
        <UsernameFact username={username} onChanged={setUsername} />
        <Fact name="Here since">
          {sayDay(createdAt)}
          {last_logged_in && `, last noted on ${sayDay(last_logged_in)}`}
          {onboarding_completed && ". You have seen the first steps."}
        </Fact>
        <Fact name="Membership" acts={<Link to={paths.membership}>About membership</Link>}>
          {membershipWords(profile)}
        </Fact>
        <Fact name="Messages">{messageWords(profile)}</Fact>
        <Fact name="Voice">{creditWords(profile)}</Fact>
        <Fact name="Deep analysis">{analysisWords(profile)}</Fact>
        <Fact name="Sessions" acts={<Link to={paths.journey}>Your journey</Link>}>
          {countWords(profile)}
        </Fact>
        <Fact name="Memory" acts={<Link to={`${paths.settings}#memory`}>See all of it</Link>}>
          {memoryWords(profile)}
        </Fact>
        <Fact
          name="Vault"
          acts={
            <Link to={paths.seed}>
              {profile.encryptedSeedPhrase === null ? "Make a vault" : "Keys and recovery"}
            </Link>
          }
        >
          {vaultWords(profile)}
        </Fact>
      </dl>
    </AccountPart>
  );
};
