// In development every page loads this: the bar that leads to its editor. A page in the editor's frame has none.
import { Bar } from './bar.tsx';
import { showEditor } from './editor-host.ts';
import { goToEditor } from './page-address.ts';

if (parent === window) {
  const style = document.createElement('style');
  style.textContent = `html { padding-top: 44px; }
    @media (height > 500px) { body > header { top: 44px !important; } }
    @media print { html { padding: 0; } }`;
  document.head.append(style);
  showEditor(
    <Bar isEditing={false} listed={undefined} onEdit={() => goToEditor()} onSheet={goToEditor} />,
  );
}
