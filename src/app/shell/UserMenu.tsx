import { LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Menu } from '@/design-system/components/Menu/Menu'
import { paths } from '@/paths'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { useLogoutAction } from './use-logout-action'

interface UserMenuProps {
  /** Leaves the page, once a form in it with changes was asked about. */
  onLeave: (go: () => void) => void
}

/** Who is signed in, and what they can do about themselves. */
export function UserMenu({ onLeave }: UserMenuProps) {
  const { session } = useSession()
  const navigate = useNavigate()
  const logout = useLogoutAction(session)
  const { first_name, last_name } = session.user
  return (
    <Menu
      label={copy.welcome(first_name, last_name)}
      hidesLabelOnPhones
      avatar={
        <Avatar name={`${first_name} ${last_name}`} src={session.profile.photo?.url} size="sm" isDecorative />
      }
      items={[
        {
          label: copy.profile,
          icon: <UserRound size={20} />,
          onSelect: () => onLeave(() => void navigate(paths.profile())),
        },
        { label: copy.logout, icon: <LogOut size={20} />, onSelect: () => onLeave(() => void logout()) },
      ]}
    />
  )
}
