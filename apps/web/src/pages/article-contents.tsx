import { useEffect, useState } from "react";

type Entry = { id: string; heading: string };

/** Which part is being read: the last whose beginning has come into the upper part of the window. */
const usePartInView = (entries: readonly Entry[]): string | undefined => {
  const ids = entries.map(({ id }) => id).join(" ");
  const [current, setCurrent] = useState(entries[0]?.id);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (changes) => {
        const entered = changes.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: "-10% 0px -70% 0px" },
    );
    for (const id of ids.split(" ")) {
      const part = document.getElementById(id);
      if (part) seen.observe(part);
    }
    return () => seen.disconnect();
  }, [ids]);
  return current;
};

export const ArticleContents = ({ entries }: { entries: readonly Entry[] }) => {
  const current = usePartInView(entries);
  return (
    <nav className="article-contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      {entries.map(({ id, heading }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "location" : undefined}>
          {heading}
        </a>
      ))}
    </nav>
  );
};
