import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ViewForm, type ViewFormProps } from './view-form.tsx';

/** Asks for the name of a view, to save or to rename it. */
export const ViewDialog = (props: ViewFormProps) => (
  <Dialog
    open
    onOpenChange={props.onCancel}
    title={props.view ? 'Rename view' : 'Save view'}
    description={
      props.view ? undefined : 'Search, filters, order and columns as they are now, for you alone and on every machine.'
    }
  >
    <ViewForm {...props} />
  </Dialog>
);
