import type { ReactNode } from "react";
import "./frame.css";
import { ShellIcon, type ShellIconName } from "./shell-icon.tsx";

/** Inside every entry of the rail and of the bar. */
export const NavPlace = ({ icon, children }: { icon: ShellIconName; children: ReactNode }) => (
  <>
    <ShellIcon name={icon} />
    <span>{children}</span>
  </>
);

type RailProps = { label: string; mark: ReactNode; places: readonly ReactNode[]; foot: ReactNode };

/** The slim side of a wide screen. */
export const Rail = ({ label, mark, places, foot }: RailProps) => (
  <aside className="rail" aria-label={label}>
    {mark}
    <nav aria-label="Main">
      <Places places={places} />
    </nav>
    <div className="rail-foot">{foot}</div>
  </aside>
);

/** The bottom of a phone. */
export const Bar = ({ places }: { places: readonly ReactNode[] }) => (
  <nav className="bar" aria-label="Main">
    <Places places={places} />
  </nav>
);

const Places = ({ places }: { places: readonly ReactNode[] }) => (
  <ul>
    {places.map((place, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
      <li key={index}>{place}</li>
    ))}
  </ul>
);

/** The top of a phone, over the page's own sky. */
export const TopBar = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <header className="top-bar">
    {mark}
    <div className="top-bar-actions">{children}</div>
  </header>
);

type FooterProps = { lead: ReactNode; children: ReactNode; small: ReactNode };

export const Footer = ({ lead, children, small }: FooterProps) => (
  <footer className="footer">
    <div className="footer-in">
      <div className="footer-lead">{lead}</div>
      {children}
    </div>
    <div className="footer-small">{small}</div>
  </footer>
);

type FooterLinksProps = { title: string; links: readonly ReactNode[]; columns?: 1 | 2 };

export const FooterLinks = ({ title, links, columns = 1 }: FooterLinksProps) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul className={columns === 2 ? "footer-two" : undefined}>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links never change their order
        <li key={index}>{link}</li>
      ))}
    </ul>
  </nav>
);
