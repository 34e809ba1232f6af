import { Link } from 'react-router-dom'
import { config } from '../../config'
import { Stack } from '../../design-system/components/Stack/Stack'
import { TextLink } from '../../design-system/components/TextLink/TextLink'
import { paths } from '../../paths'
import { copy } from './copy'

/** Where who cannot sign in goes on (P2). */
export function LoginLinks() {
  const { helpUrl } = config()
  return (
    <Stack gap={2} align="start">
      <TextLink render={<Link to={paths.passwordRequest()} />}>{copy.forgotten}</TextLink>
      <TextLink render={<Link to={paths.register()} />}>{copy.register}</TextLink>
      {helpUrl ? (
        <TextLink href={helpUrl} target="_blank" rel="noopener noreferrer" newTabLabel={copy.opensInTab}>
          {copy.help}
        </TextLink>
      ) : null}
    </Stack>
  )
}
