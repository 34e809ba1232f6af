import { Link } from 'react-router-dom'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { HelpLink } from '@/patterns/page/HelpLink'
import { copy } from './copy'

/** Links for users who cannot sign in. */
export function LoginLinks() {
  return (
    <Stack gap={2} align="start">
      <TextLink render={<Link to={paths.passwordRequest()} />}>{copy.forgotten}</TextLink>
      <TextLink render={<Link to={paths.register()} />}>{copy.register}</TextLink>
      <HelpLink />
    </Stack>
  )
}
