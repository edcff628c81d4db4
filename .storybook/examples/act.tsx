import { AlertDialog, Button, Dialog, IconButton, icons, Link, Menu, Tooltip } from '@seatwise/ui';
import { useState } from 'react';

export const ButtonExample = () => <Button onPress={() => {}}>Predict</Button>;

export const IconButtonExample = () => <IconButton label="Download" icon={icons.Download} />;

export const LinkExample = () => <Link href="#plans">Compare the plans</Link>;

export const MenuExample = () => (
  <Menu
    label="Account"
    trigger="Ananya Sharma"
    items={[
      { id: 'profile', label: 'Edit profile', icon: icons.User },
      { id: 'logout', label: 'Log out', icon: icons.LogOut, tone: 'critical' },
    ]}
    onSelect={() => {}}
  />
);

export const TooltipExample = () => (
  <Tooltip text="The page as an Excel file">
    {(id) => <IconButton label="Export" icon={icons.Download} describedBy={id} />}
  </Tooltip>
);

export const DialogExample = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        How is this counted?
      </Button>
      <Dialog open={open} title="How is this counted?" onClose={() => setOpen(false)}>
        <p>From the closing ranks of the last four years.</p>
      </Dialog>
    </>
  );
};

export const AlertDialogExample = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" onPress={() => setOpen(true)}>
        Delete file
      </Button>
      <AlertDialog
        open={open}
        title="Delete this file?"
        message="This cannot be undone."
        confirmLabel="Delete"
        tone="critical"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};
