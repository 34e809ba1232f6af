import { Menu as MenuIcon, TreeDeciduous } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { TopBar } from './TopBar'

export default {
  component: 'TopBar',
  purpose: 'Muestra arriba de cada página el barrio y la persona que ingresó.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(TopBar, {
    usual: {
      menuButton: <IconButton label="Sections" icon={<MenuIcon aria-hidden="true" />} />,
      logo: <TreeDeciduous aria-hidden="true" />,
      start: <Text as="strong">The Willows</Text>,
      end: <Avatar name="Ana Pérez" size="sm" />,
    },
    'edge-long': {
      menuButton: <IconButton label={veryLongText} icon={<MenuIcon aria-hidden="true" />} />,
      start: <Text as="strong">{veryLongText}</Text>,
      end: <Text>{veryLongText}</Text>,
    },
    'edge-empty': {},
  }),
} satisfies SpecimenFile
