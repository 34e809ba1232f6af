import { Button } from '../design-system/components/Button/Button'
import { Heading } from '../design-system/components/Heading/Heading'
import { Stack } from '../design-system/components/Stack/Stack'
import { Text } from '../design-system/components/Text/Text'
import { EntranceLayout } from '../patterns/page/EntranceLayout'
import { focusTitle } from '../patterns/page/focus-title'
import { HelpLink } from '../patterns/page/HelpLink'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import type { Session } from '../session/session-schema'
import { copy } from './shell/copy'
import { useLogoutAction } from './shell/use-logout-action'

interface NoNeighbourhoodScreenProps {
  session: Session
}

/** Instead of the portal, for a user of no neighbourhood: why nothing opens, and the way out. */
export function NoNeighbourhoodScreen({ session }: NoNeighbourhoodScreenProps) {
  const { title, body } = copy.noNeighbourhood
  const { first_name, last_name } = session.user
  const logout = useLogoutAction(session)
  useDocumentTitle(title)
  return (
    <EntranceLayout>
      <Stack gap={6} ref={focusTitle}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{body(`${first_name} ${last_name}`)}</Text>
        <Button variant="primary" stretch onClick={() => void logout()}>
          {copy.logout}
        </Button>
        <HelpLink />
      </Stack>
    </EntranceLayout>
  )
}
