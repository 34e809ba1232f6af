import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { useSessionState } from '@/session/use-session'
import { copy } from './copy'

interface Person {
  first_name: string
  last_name: string
}

interface SwitchUserProps {
  /** Who the app's link is of. */
  other: Person
  onChange: () => void
  onKeep: () => void
}

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

/** Asks before replacing another user's session. */
export function SwitchUser({ other, onChange, onKeep }: SwitchUserProps) {
  const { session } = useSessionState()
  return (
    <EntranceLayout>
      <Heading level={1}>{copy.switchUser.title}</Heading>
      <Text>
        {session
          ? copy.switchUser.body(nameOf(session.user), nameOf(other))
          : copy.switchUser.alone(nameOf(other))}
      </Text>
      <Stack gap={3}>
        <Button variant="primary" stretch onClick={onChange}>
          {copy.switchUser.change(nameOf(other))}
        </Button>
        <Button variant="secondary" stretch onClick={onKeep}>
          {session ? copy.switchUser.keep(nameOf(session.user)) : copy.handoff.signIn}
        </Button>
      </Stack>
    </EntranceLayout>
  )
}
