import { Alert } from '@/design-system/components/Alert/Alert'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Page } from '@/patterns/page/Page'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { ProfileForm } from './ProfileForm'

/** `/profile`: the user's data and contact details. */
export function ProfileScreen() {
  const { session, neighbourhood, lots, lot } = useSession()
  const { first_name, last_name, email } = session.user
  return (
    <Page
      title={copy.title}
      description={(lot ? copy.description : copy.descriptionOfOthers)(neighbourhood.name)}
      width="form"
    >
      <Stack gap={5}>
        <Card>
          <DescriptionList
            items={[
              { term: copy.who.name, description: `${first_name} ${last_name}` },
              ...(lots.length > 0
                ? [{ term: copy.who.lots, description: lots.map(({ identifier }) => identifier).join(', ') }]
                : email
                  ? [{ term: copy.email, description: email }]
                  : []),
            ]}
          />
        </Card>
        {lot ? (
          <ProfileForm realPropertyId={neighbourhood.id} personId={lot.person_id} email={email} />
        ) : (
          <Alert>{copy.notHere}</Alert>
        )}
      </Stack>
    </Page>
  )
}
