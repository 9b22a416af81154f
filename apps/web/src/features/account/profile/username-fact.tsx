import { limits } from "@app/contract/limits";
import { plainUsername, usernameProblem } from "@app/contract/username";
import { useState } from "react";
import { api } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Fact } from "../account-part.tsx";
import { OpenForm } from "../open-form.tsx";
import { useAsking } from "../use-asking.ts";

type UsernameFactProps = { username: string | null; onChanged: (username: string | null) => void };

/** What the companion and the pages call a person; nobody else is told it. */
export const UsernameFact = ({ username, onChanged }: UsernameFactProps) => {
  const asking = useAsking();
  const [editing, setEditing] = useState(false);

  const save = async (name: string | null) => {
    const done = await asking.run("Saving", async () => {
      const profile = await api.users.change({ username: name });
      onChanged(profile.username);
      return null;
    });
    if (done) setEditing(false);
  };

  const onSubmit = asking.submit(
    (typed) => ({ username: usernameProblem(plainUsername(typed("username"))) ?? undefined }),
    (typed) => void save(plainUsername(typed("username"))),
  );

  return (
    <Fact
      name="Name"
      acts={
        !editing && (
          <>
            <Button
              kind="quiet"
              aria-label={username ? "Change your name" : "Add a name"}
              onClick={() => setEditing(true)}
            >
              {username ? "Change" : "Add"}
            </Button>
            {username && (
              <Button kind="quiet" aria-label="Remove your name" onClick={() => void save(null)}>
                Remove
              </Button>
            )}
          </>
        )
      }
    >
      {editing ? (
        <OpenForm
          asking={asking}
          label="Your name"
          onSubmit={onSubmit}
          act="Save"
          onCancel={() => {
            asking.clear();
            setEditing(false);
          }}
        >
          <Field
            label="Your name"
            name="username"
            defaultValue={username ?? ""}
            autoComplete="nickname"
            maxLength={limits.person.usernameMaxChars}
            hint="It need not be your real one. Only you see it."
            problem={asking.problems["username"]}
          />
        </OpenForm>
      ) : (
        (username ?? "None. You need none.")
      )}
      {!editing && asking.trouble && (
        <span className="trouble" role="alert">
          {asking.trouble}
        </span>
      )}
    </Fact>
  );
};
