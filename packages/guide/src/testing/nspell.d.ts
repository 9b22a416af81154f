/** The part of it that is used; the package brings no types. */
declare module "nspell" {
  type Spelling = { correct: (word: string) => boolean; add: (word: string) => Spelling };
  const nspell: (dictionary: { aff: Uint8Array; dic: Uint8Array }) => Spelling;
  export default nspell;
}
