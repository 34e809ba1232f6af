import { useLocation } from 'react-router-dom'
import { Page } from '../patterns/page/Page'
import { copy } from './shell/copy'
import { sectionOf } from './shell/sections'
import { UnavailableNotice } from './UnavailableNotice'

/** A section behind the sign-in that this version has no screen for. */
export function UnavailableScreen() {
  const section = sectionOf(useLocation().pathname)
  return (
    <Page title={section ? copy.sections[section] : copy.appName}>
      <UnavailableNotice />
    </Page>
  )
}
