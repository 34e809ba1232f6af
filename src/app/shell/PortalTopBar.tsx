import { Menu as MenuIcon } from 'lucide-react'
import { setDemoSlot } from '@/demo/demo-slot'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { TopBar } from '@/design-system/components/TopBar/TopBar'
import { copy } from './copy'
import { NeighbourhoodChoice } from './NeighbourhoodChoice'
import { UserMenu } from './UserMenu'

interface PortalTopBarProps {
  onOpenMenu: () => void
  /** Leaves the page, once a form in it with changes was asked about. */
  onLeave: (go: () => void) => void
}

/** The top bar: the neighbourhood's logo and selector, and who is signed in. */
export function PortalTopBar({ onOpenMenu, onLeave }: PortalTopBarProps) {
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
      start={<NeighbourhoodChoice />}
      end={
        <>
          {import.meta.env.PORTAL_MOCK ? <div ref={setDemoSlot} /> : null}
          <UserMenu onLeave={onLeave} />
        </>
      }
    />
  )
}
