import type { Prompt } from "@app/contract/calls/community";
import type { VoteDirection } from "@app/contract/prompts";

type Voted = Pick<Prompt, "my_vote" | "votes">;

const weights: Readonly<Record<VoteDirection, number>> = { up: 1, down: -1, none: 0 };

/** What changes on the page at once, before the server has said so. */
export const votedOn = ({ my_vote, votes }: Voted, direction: VoteDirection): Voted => ({
  my_vote: direction,
  votes: votes + weights[direction] - weights[my_vote],
});
