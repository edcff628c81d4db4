export { behavesAsButton, type ExaminedButton } from './behavesAsButton.tsx';
export { behavesAsDialog, type ExaminedDialog } from './behavesAsDialog.tsx';
export { behavesAsField, type ExaminedField } from './behavesAsField.tsx';
export { behavesAsErrorTarget } from './behavesAsErrorTarget.tsx';
export { WithState, type WithStateProps } from './WithState.tsx';
export { mount } from './mount.tsx';
export { filterTester, tableTester, type FilterTester, type TableTester } from './testers.ts';
