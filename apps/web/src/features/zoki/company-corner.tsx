import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import styles from "./company-corner.module.css";
import { mayStandOn } from "./may-stand-on.ts";
import { useCompany } from "./use-company.ts";
import { useSteppingAside } from "./use-stepping-aside.ts";

const panelId = "company";

/** The companion in a corner. It does nothing by itself: no word, no count, no call for attention. */
export const CompanyCorner = () => {
  const { company, choose } = useCompany();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const aside = useSteppingAside(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place, where it begins closed
  useEffect(() => setOpen(false), [pathname]);

  if (!company || !mayStandOn(pathname)) return null;
  const asleep = company === "asleep";

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <aside
      className={aside ? `${styles["company"]} ${styles["company-aside"]}` : styles["company"]}
      aria-label={`${brand.companion}’s corner`}
      onKeyDown={closeOnEscape}
    >
      {open && (
        <div className={styles["company-panel"]} id={panelId}>
          <p>
            {asleep
              ? `${brand.companion} is asleep, and sleeps until you wake it.`
              : "Here, if you want to talk. Nothing is expected of you."}
          </p>
          <Link className={buttonClass("soft")} to={paths.newSession}>
            Talk
          </Link>
          <Button kind="soft" onClick={() => choose(asleep ? "awake" : "asleep")}>
            {asleep ? "Wake it" : "Send it to sleep"}
          </Button>
          <Button kind="quiet" onClick={() => choose(null)}>
            Let it stay on its own page
          </Button>
        </div>
      )}
      <div ref={place} className={styles["company-place"]}>
        <button
          ref={button}
          type="button"
          aria-label={
            asleep ? `${brand.companion}, asleep` : `${brand.companion}, keeping you company`
          }
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Zoki state={asleep ? "asleep" : "idle"} size={64} />
        </button>
      </div>
    </aside>
  );
};
