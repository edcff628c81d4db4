export { resetDraftFrom, resetLinkFrom, type ResetDraft } from './draft.ts';
export { resetPasswordMachine } from './resetPasswordMachine.ts';
export { isPanelFilled } from './validate.ts';
