/** Every error the API can answer: its status and its text. The spec's texts are exact. */
export const errors = {
  // the spec's catalogue
  token_required: {
    status: 401,
    detail: "Authentication token is required for {path} but is not available",
  },
  authentication_required: { status: 401, detail: "Authentication required" },
  authentication_required_to_send: {
    status: 401,
    detail: "Authentication required to send messages",
  },
  session_id_required: { status: 400, detail: "Session ID is required" },
  message_empty: { status: 400, detail: "Message content cannot be empty" },
  response_body_missing: { status: 502, detail: "Response body is missing" },
  http_error: { status: 500, detail: "HTTP error! Status: {status}" },
  history_empty: {
    status: 400,
    detail: "Conversation history cannot be empty for stateless fallback",
  },
  analysis_unauthenticated: {
    status: 401,
    detail: "User not authenticated. Cannot start deep analysis",
  },
  task_id_required: { status: 400, detail: "A task ID is required to get analysis status" },
  voice_init_failed: { status: 503, detail: "Failed to initialize voice session instructions" },
  report_integrity: { status: 409, detail: "Report data integrity issue" },
  report_save_failed: { status: 500, detail: "Failed to save report" },
  report_load_failed: { status: 500, detail: "Failed to load report" },
  report_delete_failed: { status: 500, detail: "Failed to delete report" },
  session_count_failed: { status: 500, detail: "Failed to retrieve session count" },
  usage_update_failed: { status: 500, detail: "Could not update usage data" },
  feedback_invalid: { status: 400, detail: "Feedback data is invalid" },
  encrypted_text_incomplete: {
    status: 400,
    detail: "Saving encrypted text requires user id, thread id, encryptedData, iv and salt",
  },

  // ours
  invalid_input: { status: 400, detail: "{problem}" },
  not_found: { status: 404, detail: "There is nothing at this address" },
  time_passed: { status: 400, detail: "That time has passed. Choose one that is still to come" },
  too_many_appointments: {
    status: 409,
    detail: "That is as many appointments as fit here. Remove one you no longer need first",
  },
  program_not_found: {
    status: 404,
    detail: "There is no such program, or it has no such step. The list has them all",
  },
  session_not_found: { status: 404, detail: "This session does not exist" },
  session_gone: {
    status: 410,
    detail: "The text of this session is no longer kept here. What you saved is still yours",
  },
  message_not_found: { status: 404, detail: "There is no such reply in this session" },
  session_ended: {
    status: 409,
    detail: "This session has ended. Restore it to go on talking",
  },
  session_not_ended: {
    status: 409,
    detail: "This session is still open. End it first",
  },
  vault_not_found: { status: 404, detail: "There is no vault yet" },
  vault_changed: {
    status: 409,
    detail:
      "Your vault was changed in another tab or on another device. Nothing was overwritten: load it again",
  },
  vault_full: {
    status: 409,
    detail: "Your vault is full. Nothing was lost: remove something you no longer need first",
  },
  voice_saves_full: {
    status: 409,
    detail:
      "{max} voice sessions are saved already, and no more can be. Nothing was lost: remove one you no longer need first",
  },
  record_changed: {
    status: 409,
    detail:
      "This was changed in another tab or on another device. Nothing was overwritten: load it again",
  },
  envelope_too_large: {
    status: 413,
    detail: "That is more than can be saved in one piece: 5 MB at the most",
  },
  not_sealed: { status: 400, detail: "This is not sealed text. Nothing was stored" },
  migration_link_invalid: {
    status: 403,
    detail: "The proof of your earlier sign-in is not valid, or no longer. Nothing was deleted",
  },
  memory_off: { status: 409, detail: "Memory is switched off. Nothing is kept" },
  reply_in_progress: {
    status: 409,
    detail: "A reply to this session is still being written. Nothing was lost: try again shortly",
  },
  message_limit: {
    status: 429,
    detail: "That was the last of {limit} messages for today. More will be there tomorrow",
  },
  analysis_limit: {
    status: 429,
    detail: "That was the last of {limit} analyses for this month. More will be there next month",
  },
  analysis_too_few: {
    status: 409,
    detail:
      "There are {count} saved sessions to read, and it takes {min}. Nothing was counted: save a few more first",
  },
  analysis_broken_off: {
    status: 503,
    detail:
      "The analysis broke off, because the server stopped in the middle. Nothing was counted: start it again when you like",
  },
  analysis_failed: {
    status: 500,
    detail: "The analysis failed on our side. Nothing was counted: start it again when you like",
  },
  reading_limit: {
    status: 429,
    detail:
      "That was a lot to read at once. Nothing was lost: wait {seconds} seconds, then send it again. If you are in danger, ring your local emergency number",
  },
  password_required: {
    status: 400,
    detail: "This account has a password. Nothing was deleted: write it, so that we know it is you",
  },
  password_wrong: {
    status: 400,
    detail: "This is not your current password. Nothing was deleted: check it, and try again",
  },
  rate_limited: { status: 429, detail: "Too many requests. Try again in {seconds} seconds" },
  account_required: { status: 403, detail: "This needs an account" },
  forbidden: { status: 403, detail: "This is not open to you" },
  not_in_plan: { status: 403, detail: "This comes with a membership" },
  plans_not_free: { status: 403, detail: "Plans are not chosen at no cost here" },
  membership_none: { status: 409, detail: "There is no membership to end" },
  membership_bought: {
    status: 409,
    detail: "This membership is paid for. It is changed where it is paid, or cancelled first",
  },
  membership_not_bought: { status: 409, detail: "Nothing was bought here" },
  withdrawal_over: {
    status: 409,
    detail: "The 14 days to withdraw are over. You can still cancel at any time",
  },
  payments_off: { status: 409, detail: "This copy runs without payments" },
  payments_unreachable: {
    status: 503,
    detail: "The payment service did not answer. Nothing was changed: try again in a moment",
  },
  payment_message_refused: { status: 400, detail: "This message is not signed as it should be" },
  no_voice_credits: {
    status: 402,
    detail: "There are no voice credits left. Nothing was lost: you can go on in writing",
  },
  voice_unavailable: {
    status: 503,
    detail: "Voice does not work on this copy. Nothing was lost: you can go on in writing",
  },
  voice_busy: {
    status: 503,
    detail: "Many people are talking just now. Nothing was lost: try again in a moment",
  },
  voice_failed: {
    status: 502,
    detail: "The voice broke off. Nothing was lost: try again, or go on in writing",
  },
  recording_unreadable: {
    status: 400,
    detail: "This recording could not be read. Send it as WAV",
  },
  recording_too_long: {
    status: 413,
    detail: "This recording is too long: {seconds} seconds at the most",
  },
  method_not_allowed: { status: 405, detail: "This address does not take {method}" },
  not_acceptable: { status: 406, detail: "This address answers {types}" },
  payload_too_large: { status: 413, detail: "That is larger than this address takes" },
  unsupported_media_type: { status: 415, detail: "Send JSON (content-type: application/json)" },
  internal: { status: 500, detail: "Something broke on our side. Nothing you saved was lost" },
  unavailable: { status: 503, detail: "Not ready yet. Try again in a moment" },
  maintenance: {
    status: 503,
    detail:
      "Closed for a short while, so that somebody can look after the place. Nothing was lost. If you are in danger, ring your local emergency number",
  },

  form_pass_invalid: {
    status: 409,
    detail:
      "That came too quickly, or the page was open for too long. Nothing you wrote was lost: send it again",
  },

  // what everybody may read: the board and the prompts
  unkind_slur: {
    status: 422,
    detail:
      "There is a word in this that is used to make people small. It was not shared: say it without",
  },
  unkind_harassment: {
    status: 422,
    detail: "This is said against somebody. It was not shared: say what it is like for you instead",
  },
  unkind_sexual: {
    status: 422,
    detail: "This is sexual, and about somebody else. It was not shared",
  },
  unkind_selling: {
    status: 422,
    detail: "This offers something for sale or asks people to come elsewhere. It was not shared",
  },
  thought_empty: { status: 400, detail: "There are no words in this yet" },
  thought_too_long: {
    status: 400,
    detail: "That is longer than a thought on the board can be. Nothing was lost: make it shorter",
  },
  thought_too_soon: {
    status: 429,
    detail: "One thought at a time. The next can follow in {seconds} seconds",
  },
  thought_repeated: {
    status: 409,
    detail: "These words are on the board already. You can tell whoever left them: heard",
  },
  thought_gone: { status: 404, detail: "This thought is no longer on the board" },
  prompt_gone: { status: 404, detail: "This prompt is no longer here" },
  prompt_own: { status: 409, detail: "This is your own prompt. Others vote on it" },
  prompt_exists: {
    status: 409,
    detail: "Somebody has shared these words already. You can vote for them instead",
  },
  prompt_hidden: {
    status: 409,
    detail:
      "These words were shared before, and a moderator is looking at them or has removed them. They were not shared again",
  },
  prompts_limit: {
    status: 429,
    detail: "That was the last of {limit} prompts for today. Nothing was lost: share it tomorrow",
  },
  prompt_nothing_left: {
    status: 422,
    detail:
      "Without what leads to a person, too little of it is left. It was not shared: say a little more",
  },
  not_decided: { status: 409, detail: "Nothing was decided about this. Nothing was changed" },
  decided_already: {
    status: 409,
    detail: "Somebody decided this meanwhile. Nothing was changed: load the list again",
  },

  // the desk
  person_not_found: { status: 404, detail: "There is nobody of that address or number here" },
  not_an_account: { status: 409, detail: "This person has no account. Nothing was changed" },
  last_admin: {
    status: 409,
    detail: "That is the last admin. Nothing was changed: make somebody else one first",
  },
  letter_not_retried: {
    status: 409,
    detail: "It has left already, or is about to. Nothing was changed",
  },
  model_not_here: {
    status: 404,
    detail: "That model is not on this server any more. Nothing was changed",
  },
  model_being_fetched: {
    status: 409,
    detail: "A model is being fetched at this moment. Wait until it is here, or stop it",
  },
  model_being_tried: {
    status: 409,
    detail: "A model is being tried at this moment. Wait until it has answered",
  },

  model_address_wrong: {
    status: 422,
    detail:
      "No model can be asked at that address. Write it like http://192.168.1.20:11434 or https://models.example/v1",
  },
  model_address_open: {
    status: 422,
    detail:
      "Plain http is for your own network: on the way to {host} others could read along. Write https",
  },
  model_unreachable: {
    status: 422,
    detail:
      "Nobody answers at {host}. Nothing was changed: see that the address is right and the server runs",
  },
  model_key_wrong: {
    status: 422,
    detail: "{host} asks for a key, or for another one. Nothing was changed",
  },
  model_unknown: {
    status: 422,
    detail: "{host} has no model of that name. Nothing was changed: choose one that it has",
  },
  model_server_strange: {
    status: 422,
    detail: "{host} answers, and not as a model server does. Nothing was changed",
  },

  // the ends of a stream
  model_failed: {
    status: 502,
    detail: "The reply broke off. Your words are kept; trying again will not send them twice",
  },
  shutting_down: {
    status: 503,
    detail: "The server is restarting. Your words are kept; try again in a moment",
  },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errors;
