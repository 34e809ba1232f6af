import { LogOut, Menu as MenuIcon, TreeDeciduous } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Avatar } from '../../design-system/components/Avatar/Avatar'
import { IconButton } from '../../design-system/components/IconButton/IconButton'
import { Inline } from '../../design-system/components/Inline/Inline'
import { Menu } from '../../design-system/components/Menu/Menu'
import { Select } from '../../design-system/components/Select/Select'
import { Text } from '../../design-system/components/Text/Text'
import { TopBar } from '../../design-system/components/TopBar/TopBar'
import { useSession } from '../../session/use-session'
import { copy } from './copy'
import { isForm } from './sections'
import { useLogoutAction } from './use-logout-action'

interface PortalTopBarProps {
  onOpenMenu: () => void
}

/** The top bar (P2): the neighbourhood's logo and selector, and who is signed in. */
export function PortalTopBar({ onOpenMenu }: PortalTopBarProps) {
  const { session, neighbourhood, neighbourhoods, chooseNeighbourhood } = useSession()
  const { pathname } = useLocation()
  const logout = useLogoutAction()
  const { first_name, last_name } = session.user

  return (
    <TopBar
      menuButton={
        <IconButton
          variant="quiet"
          label={copy.openMenu}
          icon={<MenuIcon size={20} />}
          onClick={onOpenMenu}
        />
      }
      start={
        <Inline gap={3} wraps={false}>
          {neighbourhood.logo ? (
            <Avatar name={neighbourhood.name} src={neighbourhood.logo} size="md" isDecorative />
          ) : (
            <TreeDeciduous size={28} aria-hidden="true" />
          )}
          {neighbourhoods.length > 1 ? (
            <Select
              label={copy.neighbourhood}
              isLabelHidden
              reservesMessage={false}
              name="barrio"
              value={String(neighbourhood.id)}
              options={neighbourhoods.map(({ id, name }) => ({ value: String(id), label: name }))}
              disabled={isForm(pathname)}
              title={isForm(pathname) ? copy.neighbourhoodFixed : undefined}
              onChange={(id) => chooseNeighbourhood(Number(id))}
            />
          ) : (
            <Text as="strong">{neighbourhood.name}</Text>
          )}
        </Inline>
      }
      end={
        <Menu
          label={copy.welcome(first_name, last_name)}
          hidesLabelOnPhones
          avatar={
            <Avatar
              name={`${first_name} ${last_name}`}
              src={session.profile.photo?.url}
              size="sm"
              isDecorative
            />
          }
          items={[{ label: copy.logout, icon: <LogOut size={20} />, onSelect: () => void logout() }]}
        />
      }
    />
  )
}
