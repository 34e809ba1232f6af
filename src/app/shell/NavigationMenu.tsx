import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Drawer } from '@/design-system/components/Drawer/Drawer'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Sidebar } from '@/design-system/components/Sidebar/Sidebar'
import { copy } from './copy'

export type Navigation = Omit<ComponentProps<typeof Sidebar>, 'onChoose'>

/** The button that opens the navigation on phones, and the drawer. It has its own state, so that a press renders nothing else. */
export function NavigationMenu({ navigation }: { navigation: Navigation }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        variant="quiet"
        label={copy.openMenu}
        icon={<MenuIcon size={20} />}
        onClick={() => setIsOpen(true)}
      />
      <Drawer open={isOpen} onClose={close} title={copy.navigation} closeLabel={copy.closeMenu}>
        <Sidebar {...navigation} onChoose={close} />
      </Drawer>
    </>
  )
}
