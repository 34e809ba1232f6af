import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TextLink } from '../TextLink/TextLink'
import { NoticeBar } from './NoticeBar'

export default {
  component: 'NoticeBar',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'with-a-link',
      render: () => (
        <NoticeBar label="The app" action={<TextLink href="#app">Get the app</TextLink>}>
          Open the gate from your phone.
        </NoticeBar>
      ),
    },
    { name: 'words-alone', render: () => <NoticeBar label="News">The gate is closed on Sunday.</NoticeBar> },
    {
      name: 'nonsense-long',
      render: () => (
        <NoticeBar label={endless} action={<TextLink href="#app">{endless}</TextLink>}>
          {endless}
        </NoticeBar>
      ),
    },
  ],
} satisfies SpecimenFile
