export { behavesAsButton, type ButtonUnderTest } from './behavesAsButton.tsx';
export { behavesAsDialog, type DialogUnderTest } from './behavesAsDialog.tsx';
export { behavesAsField, type FieldUnderTest } from './behavesAsField.tsx';
export { behavesAsErrorTarget } from './behavesAsErrorTarget.tsx';
export { WithState, type WithStateProps } from './WithState.tsx';
export { mount } from './mount.tsx';
export { filterTester, tableTester, type FilterTester, type TableTester } from './testers.ts';
