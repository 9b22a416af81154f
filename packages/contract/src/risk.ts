export const riskLevels = ["none", "concern", "crisis"] as const;

export const riskCategories = [
  "suicide",
  "self_harm",
  "harm_to_others",
  "abuse",
  "medical_emergency",
  "psychosis",
  "eating_disorder",
] as const;
