import { setDark, useDark } from "../../theme.ts";

const lights = [
  { dark: true, name: "Dusk", words: "Dark, easy on the eyes in the evening." },
  { dark: false, name: "Dawn", words: "Light, like paper in the morning." },
];

export const LightChoice = () => {
  const dark = useDark();
  return (
    <fieldset className="lights">
      <legend className="visually-hidden">The light</legend>
      {lights.map((light) => (
        <label key={light.name}>
          <input
            type="radio"
            name="light"
            checked={dark === light.dark}
            onChange={() => setDark(light.dark)}
          />
          <b>{light.name}</b>
          <span>{light.words}</span>
        </label>
      ))}
    </fieldset>
  );
};
