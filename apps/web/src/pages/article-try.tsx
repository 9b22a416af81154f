import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Composer } from "../ui/composer.tsx";
import { Zoki } from "../ui/zoki.tsx";

/** The end of an article: the thing itself, one line away. */
export const ArticleTry = () => {
  const navigate = useNavigate();
  const [thought, setThought] = useState("");
  const begin = () => {
    const firstThought = thought.trim();
    // The words travel with the navigation alone, so that nothing of them stays on the device.
    void navigate(paths.talkSession, firstThought ? { state: { firstThought } } : {});
  };
  return (
    <section className="article-try" aria-labelledby="try">
      <Zoki size={88} />
      <div>
        <h2 id="try">Or see for yourself.</h2>
        <p className="quietly">Free, with no account. You can stop any time.</p>
      </div>
      <Composer
        label={`What would you like to say to ${brand.companion}?`}
        placeholder="How has today been?"
        value={thought}
        onValue={setThought}
        onSend={begin}
        sendLabel={`Send to ${brand.companion}`}
        maxChars={limits.message.maxChars}
      />
    </section>
  );
};
