export { frequentQuestions } from './faq.ts';
export { helpBotMachine } from './helpBotMachine.ts';
export type { BotMessage } from './helpBotMachine.ts';
export type { Place } from './reply.ts';
export { promptChips } from './topics.ts';
