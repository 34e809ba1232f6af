import { Menu as MenuIcon, TreeDeciduous } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { TopBar } from './TopBar'

export default {
  component: 'TopBar',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'usual',
      render: () => (
        <TopBar
          menuButton={<IconButton label="Sections" icon={<MenuIcon aria-hidden="true" />} />}
          start={
            <>
              <TreeDeciduous aria-hidden="true" />
              <Text as="strong">The Willows</Text>
            </>
          }
          end={<Avatar name="Ana Pérez" size="sm" />}
        />
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <TopBar
          menuButton={<IconButton label={endless} icon={<MenuIcon aria-hidden="true" />} />}
          start={<Text as="strong">{endless}</Text>}
          end={<Text>{endless}</Text>}
        />
      ),
    },
    { name: 'nonsense-empty', render: () => <TopBar /> },
  ],
} satisfies SpecimenFile
