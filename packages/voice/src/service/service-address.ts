/** An OpenAI-compatible service: its base address ends before /audio. */
export type VoiceServiceAddress = { baseUrl: string; model: string; apiKey: string | null };

export const headersFor = ({ apiKey }: VoiceServiceAddress): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {};
