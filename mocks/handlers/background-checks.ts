import type { Db } from '../db/db.ts'
import type {
  BackgroundCheckPersonRow as EntryRow,
  BackgroundCheckSubmissionRow as SubmissionRow,
} from '../db/rows.ts'
import * as rules from '../rules/background-checks.ts'
import { getPage, selectFromRows, selectFromTable } from '../rules/pages.ts'
import {
  createNameLookup,
  findEntries,
  findEntryAttachments,
  findSubmissionOfEntry,
  findSubmissionPersons,
  joinBackgroundCheckSubmission,
  joinEntry,
  requireFiler,
  requireOwnBackgroundCheckSubmission,
  requireOwnEntry,
} from '../rules/submission-lookups.ts'
import { requirePending } from '../rules/submissions.ts'
import { respond, type TagHandlers } from './handler.ts'
import { generateSubmissionId, removeAttachments } from './submission-files.ts'

const toView = (db: Db, submission: SubmissionRow) =>
  rules.toBackgroundCheckSubmission(joinBackgroundCheckSubmission(db, submission))

/** The handlers for background-check submissions and their entries. The contract calls an entry a person. */
export const backgroundCheckHandlers: TagHandlers<'background-checks'> = {
  listBackgroundCheckSubmissions: (call) => {
    const { query, db } = call
    const findPeople = (row: SubmissionRow) => findSubmissionPersons(db, row, findEntries(db, row.id))
    const filter = { ...query, creatorId: requireFiler(call).id }
    const where = (row: SubmissionRow) => rules.isBackgroundCheckSubmissionListed(row, filter, findPeople)
    const orderBy = rules.createBackgroundCheckSubmissionComparator(query.ordering, createNameLookup(db))
    const select = selectFromTable(db.backgroundCheckSubmissions, { where, orderBy })
    return respond(
      200,
      getPage(select, query, (row) => toView(db, row)),
    )
  },

  getBackgroundCheckSubmission: (call) => {
    const submission = requireOwnBackgroundCheckSubmission(call, call.path.submissionId)
    return respond(200, toView(call.db, submission))
  },

  createBackgroundCheckSubmission: async (call) => {
    const { body, db, clock, ids } = call
    const creator = requireFiler(call)
    const requestedEntries = [...new Set(body.people)].map((id) => {
      const entry = db.backgroundCheckPeople.get(id)
      return entry?.creator_id === creator.id ? joinEntry(db, entry) : undefined
    })
    const context = { id: generateSubmissionId(ids), creator, now: clock.now() }
    const { submission, entries } = rules.submitBackgroundCheck(body, requestedEntries, context)
    await db.backgroundCheckSubmissions.insert(submission)
    for (const entry of entries) await db.backgroundCheckPeople.save(entry)
    return respond(201, toView(db, submission))
  },

  updateBackgroundCheckSubmission: async (call) => {
    const { path, body, db } = call
    const changedSubmission = rules.changeBackgroundCheckSubmission(
      requireOwnBackgroundCheckSubmission(call, path.submissionId),
      body,
    )
    await db.backgroundCheckSubmissions.save(changedSubmission)
    return respond(200, toView(db, changedSubmission))
  },

  listBackgroundCheckPeople: ({ path, query, db, backend }) => {
    const select = selectFromRows(findEntries(db, path.submissionId))
    const toEntryView = (entry: EntryRow) => rules.toBackgroundCheckPerson(joinEntry(db, entry), backend)
    return respond(200, getPage(select, query, toEntryView))
  },

  createBackgroundCheckPerson: async (call) => {
    const { body, db, clock, ids, backend } = call
    const submissionId = body.background_check_submission
    const submission = submissionId === null ? null : requireOwnBackgroundCheckSubmission(call, submissionId)
    const entry = rules.createEntry(body, {
      id: ids.next('backgroundCheckPeople'),
      creator: requireFiler(call),
      person: db.persons.get(body.person),
      submission,
      otherEntries: submission ? findEntries(db, submission.id) : [],
      type: db.backgroundCheckTypes.get(body.background_check_type ?? 0),
      today: clock.today(),
    })
    await db.backgroundCheckPeople.insert(entry)
    return respond(201, rules.toBackgroundCheckPerson(joinEntry(db, entry), backend))
  },

  updateBackgroundCheckPerson: async (call) => {
    const { path, body, db, clock, backend } = call
    const entry = requireOwnEntry(call, path.id)
    const type = db.backgroundCheckTypes.get(body.background_check_type ?? 0)
    const context = { type, today: clock.today(), realPropertyId: path.rp }
    const changedEntry = rules.changeEntry(entry, findSubmissionOfEntry(db, entry), body, context)
    await db.backgroundCheckPeople.save(changedEntry)
    return respond(200, rules.toBackgroundCheckPerson(joinEntry(db, changedEntry), backend))
  },

  deleteBackgroundCheckPerson: async (call) => {
    const { path, db } = call
    const submission = findSubmissionOfEntry(db, requireOwnEntry(call, path.id))
    if (submission) requirePending(submission)
    await removeAttachments(db, findEntryAttachments(db, path.id))
    await db.backgroundCheckPeople.remove(path.id)
    return respond(204)
  },
}
