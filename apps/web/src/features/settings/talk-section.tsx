import { brand } from "@app/contract/brand";
import type { Settings } from "@app/contract/calls/settings";
import { languageName, languages } from "@app/contract/languages";
import { limits } from "@app/contract/limits";
import { voices } from "@app/contract/voices";
import { sayPatience } from "../../talking/say-patience.ts";
import type { OwnSettings, OwnSettingsState } from "./own-settings.ts";
import { ChoiceRow, RangeRow } from "./setting-row.tsx";

const { voiceSpeed, patienceMs } = limits.settings;

const anyLanguage = { value: "", words: "Let the conversation decide" };
const languageChoices = [
  anyLanguage,
  ...languages
    .map((code) => ({ value: code, words: languageName(code) }))
    .sort((one, other) => one.words.localeCompare(other.words, "en-GB")),
];

const voiceChoices = [
  { value: "", words: `${brand.companion}’s usual voice` },
  ...voices.map(({ id, name, words }) => ({ value: id, words: `${name}: ${words.toLowerCase()}` })),
];

const saySpeed = (speed: number): string =>
  speed === voiceSpeed.usual ? "As usual" : `${speed.toFixed(1)} times the usual`;

type TalkSectionProps = {
  settings: Settings;
  savings: OwnSettingsState["savings"];
  change: OwnSettings["change"];
};

/** How the companion talks. */
export const TalkSection = ({ settings, savings, change }: TalkSectionProps) => (
  <section className="card" aria-labelledby="talking">
    <h2 id="talking">How {brand.companion} talks</h2>
    <ChoiceRow
      label="Language"
      hint={`Where a language model writes the replies, it answers in this one. The guide that is built in speaks English.`}
      saving={savings.language}
      value={settings.language ?? ""}
      choices={languageChoices}
      onChoose={(value) =>
        void change({ language: languages.find((code) => code === value) ?? null })
      }
    />
    <ChoiceRow
      label="Voice"
      hint="For sessions that are spoken."
      saving={savings.voice}
      value={settings.voice ?? ""}
      choices={voiceChoices}
      onChoose={(value) =>
        void change({ voice: voices.find(({ id }) => id === value)?.id ?? null })
      }
    />
    <RangeRow
      label="Speed of the voice"
      hint="Slower is easier to follow when you are tired."
      saving={savings.voice_speed}
      {...voiceSpeed}
      step={0.1}
      value={settings.voice_speed ?? voiceSpeed.usual}
      say={saySpeed}
      onChoose={(speed) => void change({ voice_speed: speed })}
    />
    <RangeRow
      label="Patience"
      hint={`How long a pause may be, in a spoken session, before ${brand.companion} takes its turn. Until you choose, it starts at ${sayPatience(patienceMs.usual)} and learns from your pauses.`}
      saving={savings.patience_ms}
      min={patienceMs.min}
      max={patienceMs.max}
      step={100}
      value={settings.patience_ms ?? patienceMs.usual}
      say={sayPatience}
      onChoose={(ms) => void change({ patience_ms: ms })}
    />
  </section>
);
