import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { copy } from '../copy'
import { KindInAddress } from '../KindInAddress'
import { KindSwitch } from '../KindSwitch'

/** `/submissions/:realProperty/new`: files a submission of either kind (L2). */
export function NewSubmissionScreen() {
  return (
    <KindInAddress>
      {(kind, choose) => (
        <Page title={copy.newTitle} back={{ to: paths.submissions(), label: copy.title }} width="form">
          <KindSwitch kind={kind} words={copy.oneOfKind} onChoose={choose} />
        </Page>
      )}
    </KindInAddress>
  )
}
