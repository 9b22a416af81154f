import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ShellIcon, type ShellIconName } from "../../ui/shell-icon.tsx";
import "./where-words-go.css";

/** Where the short cut at the top leads. */
export const wordsId = "protect";

type StationProps = { icon: ShellIconName; name: string; children: ReactNode };

const Station = ({ icon, name, children }: StationProps) => (
  <div className="station">
    <span className="station-icon">
      <ShellIcon name={icon} size={30} />
    </span>
    <div>
      <b>{name}</b>
      <span>{children}</span>
    </div>
  </div>
);

export const WhereWordsGo = () => (
  <section className="band band-close" id={wordsId} aria-labelledby="words">
    <div className="column">
      <div className="band-head">
        <h2 id="words">Where your words go.</h2>
        <p className="lead">One path, and it ends by itself.</p>
      </div>
      <figure className="flow">
        <div className="lane">
          <h3>While you talk</h3>
          <Station icon="browser" name="Your browser">
            You write.
          </Station>
          <div className="wire">
            <span className="packet">It was a long day</span>
          </div>
          <Station icon="clock" name={`${brand.name}, for a while`}>
            Encrypted at rest with our key. Kept {limits.session.retentionDays} days at most, then
            gone.
          </Station>
        </div>
        <figcaption>
          <p>If a language model writes the reply, it reads the live conversation to do so.</p>
          <Link className="onward" to={paths.dataProtection}>
            See every detail <ShellIcon name="forward" size={20} />
          </Link>
        </figcaption>
      </figure>
    </div>
  </section>
);
