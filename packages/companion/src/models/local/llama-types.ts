/** What is used of node-llama-cpp, which is not there when the project's types are checked. */
export type ChatItem =
  | { type: "system"; text: string }
  | { type: "user"; text: string }
  | { type: "model"; response: string[] };

export type Sequence = {
  contextTokens: readonly number[];
  tokenMeter: { usedInputTokens: number; usedOutputTokens: number };
};

type Tokenizer = (text: string) => number[];

export type Chat = {
  chatWrapper: {
    generateContextState(o: { chatHistory: ChatItem[] }): {
      contextText: { tokenize(tokenizer: Tokenizer): number[] };
    };
  };
  generateResponse(
    history: ChatItem[],
    options: {
      onTextChunk: (text: string) => void;
      signal: AbortSignal;
      stopOnAbortSignal: true;
      temperature: number;
      topP: number;
      maxTokens: number;
      grammar?: object;
      customStopTriggers: readonly string[];
      budgets: { thoughtTokens: number };
    },
  ): Promise<{ metadata: { stopReason: string } }>;
};

type Context = { contextSize: number; getSequence(): Sequence };
type Model = {
  tokenizer: Tokenizer;
  createContext(o: {
    contextSize: number;
    sequences: number;
    threads: number;
    batchSize: number;
    failedCreationRemedy: false;
  }): Promise<Context>;
};
type Llama = {
  loadModel(o: { modelPath: string; useMmap: boolean }): Promise<Model>;
  createGrammarForJsonSchema(schema: object): Promise<object>;
};
export type LlamaModule = {
  getLlama(o: {
    build: "never";
    skipDownload: true;
    gpu: "auto" | false;
    maxThreads: number;
    logLevel: string;
    progressLogs: false;
  }): Promise<Llama>;
  LlamaChat: new (o: { contextSequence: Sequence; autoDisposeSequence: false }) => Chat;
};
