import { Menu as MenuIcon, TreeDeciduous } from 'lucide-react'
import type { SpecimenFile } from '../../specimen'
import { Avatar } from '../Avatar/Avatar'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { TopBar } from './TopBar'

export default {
  component: 'TopBar',
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
  ],
} satisfies SpecimenFile
