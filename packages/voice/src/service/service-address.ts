/** An OpenAI-compatible service: its base address ends before /audio. */
export type VoiceService = { baseUrl: string; model: string; apiKey: string | null };

export const headersFor = ({ apiKey }: VoiceService): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {};
