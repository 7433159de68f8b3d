/** Part of a message. */
export type ContentBlock =
  | { readonly text: string }
  | { readonly reasoningContent: Reasoning }
  | { readonly toolUse: ToolUse }
  | { readonly toolResult: ToolResult };

/** What a model has thought before it answered. It wants it back as it was. */
export interface Reasoning {
  readonly reasoningText: { readonly text: string; readonly signature?: string | undefined };
}
export interface ToolUse {
  readonly toolUseId: string;
  readonly name: string;
  readonly input: unknown;
}
export interface ToolResult {
  readonly toolUseId: string;
  readonly content: readonly ({ readonly text: string } | { readonly json: unknown })[];
  readonly status?: 'success' | 'error' | undefined;
}
export interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: readonly ContentBlock[];
}
export interface Tool {
  readonly toolSpec: {
    readonly name: string;
    readonly description?: string | undefined;
    /** JSON schema of the input. */
    readonly inputSchema: { readonly json: Readonly<Record<string, unknown>> };
  };
}
/** Whether the model has to use a tool, and which one. */
export interface ToolChoice {
  readonly auto?: Readonly<Record<string, never>> | undefined;
  readonly any?: Readonly<Record<string, never>> | undefined;
  readonly tool?: { readonly name: string } | undefined;
}

/** A checked request, as Bedrock's Converse takes it. */
export interface ConverseRequest {
  readonly modelId: string;
  readonly system?: readonly { readonly text: string }[] | undefined;
  readonly messages: readonly Message[];
  readonly inferenceConfig?:
    | {
        readonly maxTokens?: number | undefined;
        readonly temperature?: number | undefined;
        readonly topP?: number | undefined;
        readonly stopSequences?: readonly string[] | undefined;
      }
    | undefined;
  readonly toolConfig?: { readonly tools: readonly Tool[]; readonly toolChoice?: ToolChoice | undefined } | undefined;
}

export type StopReason =
  | 'content_filtered'
  | 'end_turn'
  | 'malformed_model_output'
  | 'malformed_tool_use'
  | 'max_tokens'
  | 'stop_sequence'
  | 'tool_use';

export interface ConverseAnswer {
  readonly content: readonly Exclude<ContentBlock, { readonly toolResult: ToolResult }>[];
  readonly stopReason: StopReason;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}

/** What Bedrock refuses of a request before a model gets it. Lengths are tokens. */
export interface ModelLimits {
  /** Whether it may be made to use a tool. */
  readonly canBeForced: boolean;
  /** Whether it is asked through an inference profile only. */
  readonly needsProfile: boolean;
  readonly longestAnswer: number;
  readonly longestQuestion: number;
}

/** Answers a Converse request as a model would. It may throw a `BedrockError`. */
export interface LocalModel {
  converse(request: ConverseRequest): Promise<ConverseAnswer>;
}
