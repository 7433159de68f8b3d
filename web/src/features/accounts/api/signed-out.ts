import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

/** Returns a function that signs out here too, once the server has ended this session, and says so. */
export function useSignedOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return (message: string): void => {
    // Navigate home first: a page that requires a session would redirect to sign in.
    void navigate(href('home'));
    void signOut();
    toast.success(message);
  };
}
