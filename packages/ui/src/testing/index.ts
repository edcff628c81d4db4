export { behavesAsButton, type ExaminedButton } from './behavesAsButton.tsx';
export { behavesAsDialog, type ExaminedDialog } from './behavesAsDialog.tsx';
export { behavesAsField, type ExaminedField } from './behavesAsField.tsx';
export { canBeLedTo } from './canBeLedTo.tsx';
export { Kept, type KeptProps } from './Kept.tsx';
export { mount } from './mount.tsx';
export { filterTester, tableTester, type FilterTester, type TableTester } from './testers.ts';
