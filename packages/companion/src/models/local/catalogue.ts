/** A model that was looked at and can be asked for by name. */
export type CatalogueModel = {
  name: string;
  /** In a few plain words, for whoever chooses. */
  about: string;
  repository: string;
  file: string;
  /** A commit, so that the file behind an address never changes. */
  revision: string;
  bytes: number;
  sha256: string;
  licence: string;
  /** About what one token of a conversation takes, until the file itself can be read. */
  bytesPerToken: number;
  /** The memory of a machine it was chosen for. */
  machineGb: number;
  /** Too slow to talk with where no graphics card helps. */
  needsGpu: boolean;
};

/**
 * From the smallest to the largest; the last that fits is the best. Addresses, lengths and checksums were taken
 * from pinned lists in public code and not from the publisher itself: what differs is refused in words.
 */
export const catalogue: readonly CatalogueModel[] = [
  {
    name: "qwen3.5-2b",
    about: "small; for a machine with 4 GB",
    repository: "unsloth/Qwen3.5-2B-GGUF",
    file: "Qwen3.5-2B-Q4_K_M.gguf",
    revision: "f6d5376be1edb4d416d56da11e5397a961aca8ae",
    bytes: 1_280_835_840,
    sha256: "aaf42c8b7c3cab2bf3d69c355048d4a0ee9973d48f16c731c0520ee914699223",
    licence: "Apache-2.0",
    bytesPerToken: 12_288,
    machineGb: 4,
    needsGpu: false,
  },
  {
    name: "qwen3-4b",
    about: "for a machine with 8 GB",
    repository: "bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF",
    file: "Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    revision: "ae44f08e1392f39c0e474af10c3ff8355c8b6688",
    bytes: 2_497_280_736,
    sha256: "2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e",
    licence: "Apache-2.0",
    bytesPerToken: 147_456,
    machineGb: 8,
    needsGpu: false,
  },
  {
    name: "gemma-4-e2b",
    about: "for a machine with 8 GB or more",
    repository: "unsloth/gemma-4-E2B-it-GGUF",
    file: "gemma-4-E2B-it-Q4_K_M.gguf",
    revision: "0314792d7f1f7e229411f620751375812bb9faf2",
    bytes: 3_106_738_272,
    sha256: "740185b21d22ceb83a11c3aa62ad5842ef32c70f6096d756bbee85a1e4ec34b8",
    licence: "Apache-2.0",
    bytesPerToken: 16_384,
    machineGb: 8,
    needsGpu: false,
  },
  {
    name: "gemma-4-e4b",
    about: "for a machine with 16 GB",
    repository: "unsloth/gemma-4-E4B-it-GGUF",
    file: "gemma-4-E4B-it-Q4_K_M.gguf",
    revision: "bfc15c382204943c3a8fff0c750b94ae2364d7a3",
    bytes: 4_977_171_584,
    sha256: "85a896a047553e842f25297ee5b031d64ff30147d9c4af17b1e4b394cd1fab87",
    licence: "Apache-2.0",
    bytesPerToken: 24_576,
    machineGb: 16,
    needsGpu: false,
  },
  {
    name: "gemma-4-26b",
    about: "for a machine with 32 GB and a graphics card",
    repository: "unsloth/gemma-4-26B-A4B-it-GGUF",
    file: "gemma-4-26B-A4B-it-UD-Q4_K_M.gguf",
    revision: "c099eb48e663fd284577b04978a94ffccb261841",
    bytes: 16_947_541_728,
    sha256: "f2c28b3dc4776931ac6f879e11f203dec637ea0f14267a86ec8f6165f63f293f",
    licence: "Apache-2.0",
    bytesPerToken: 49_152,
    machineGb: 32,
    needsGpu: true,
  },
];

export const addressOf = (hubUrl: string, { repository, revision, file }: CatalogueModel): string =>
  `${hubUrl.replace(/(?<!\/)\/+$/, "")}/${repository}/resolve/${revision}/${file}`;
