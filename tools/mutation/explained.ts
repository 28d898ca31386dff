/** Why a mutant of this code may live; `code` and `becomes` as in record.json. Without `becomes` it holds for every change of that code. */
export type Explanation = { readonly code: string; readonly becomes?: string; readonly why: string }

const byFile: Readonly<Record<string, readonly Explanation[]>> = {
  'src/domain/room/ceiling.ts': [
    { code: 'bend > from', becomes: 'bend >= from', why: 'at that height or place both sides of the comparison give the same area' },
    { code: 'bend < to', becomes: 'bend <= to', why: 'at that height or place both sides of the comparison give the same area' },
    { code: 'one < other', becomes: 'one <= other', why: 'at that height or place both sides of the comparison give the same area' },
    { code: 'more <= most', becomes: 'more < most', why: 'at that height or place both sides of the comparison give the same area' },
    { code: 'less >= most', becomes: 'less > most', why: 'at that height or place both sides of the comparison give the same area' },
    { code: '!slope || !low', why: 'a slope always has its wall here; for the compiler' },
    { code: '(into - start) * Math.sign(end - start)', becomes: '(into - start) / Math.sign(end - start)', why: 'times 1 or -1 is the same as divided by it' },
  ],
  'src/domain/room/free-distances.ts': [
    { code: '[]', becomes: '["Stryker was here"]', why: 'what is no box faces nothing' },
    { code: 'y !== undefined', becomes: 'true', why: 'a length that is no number is not the shortest; for the compiler' },
    { code: 'x !== undefined', becomes: 'true', why: 'a length that is no number is not the shortest; for the compiler' },
    { code: '!wall', becomes: 'false', why: 'every opening has its wall; for the compiler' },
    { code: 'other.id !== id', becomes: 'true', why: 'an opening lies neither before itself nor after itself' },
    { code: 'along.x === 0', becomes: 'true', why: 'a wall that lies across begins where an upright one ends, which counts there itself' },
    { code: 'along.y === 0', becomes: 'true', why: 'an upright wall begins where one that lies across ends, which counts there itself' },
  ],
  'src/domain/room/share.ts': [
    { code: "''", why: 'without a last part there is no plan either; for the compiler' },
    { code: 'text.length > MAX_PACKED_LENGTH', why: 'spares reading it: a longer text holds more than a plan may' },
  ],
  'src/domain/room/walls.ts': [
    { code: 'Math.min(start.y, end.y) < y', becomes: 'Math.min(start.y, end.y) <= y', why: 'the line lies halfway between two corners, never at one' },
    { code: 'y < Math.max(start.y, end.y)', becomes: 'y <= Math.max(start.y, end.y)', why: 'the line lies halfway between two corners, never at one' },
  ],
  'src/domain/room/price.ts': [{ code: '{ from: 0, to: 0 }', why: 'there is always a band; for the compiler' }],
  'src/domain/room/wet-zones.ts': [{ code: 'off > BEYOND', why: 'the root of less than nothing is no number, and no stretch' }],
  'src/domain/room/quantities.ts': [
    { code: 'start < high', becomes: 'start <= high', why: 'from where it is covered to there nothing is added either way' },
    { code: '!wall', why: 'every stretch has its wall; for the compiler' },
  ],
  'src/domain/room/clearance-findings.ts': [{ code: 'width < depth', becomes: 'width <= depth', why: 'equal sides are the same either way' }],
  'src/domain/room/clearances.ts': [{ code: 'from >= fixture.width', becomes: 'from > fixture.width', why: 'at that place both ways of counting give 0' }],
  'src/domain/room/conflicts.ts': [
    { code: "opening.kind === 'door' || !wall", why: 'a door has no sill for anything to reach above, and every opening has its wall; for the compiler' },
    { code: "opening.kind === 'door'", becomes: 'false', why: 'a door has no sill for anything to reach above; for the compiler' },
    { code: "'door'", why: 'a door has no sill for anything to reach above; for the compiler' },
  ],
  'src/domain/room/floor-grid.ts': [
    { code: 'across <= 0', becomes: 'across < 0', why: 'of no places none is reached either way' },
    { code: 'down <= 0', becomes: 'down < 0', why: 'of no places none is reached either way' },
  ],
  'src/domain/room/edit.ts': [
    { code: '{ x: 0, y: 0 }', becomes: '{}', why: 'there are four turns; for the compiler' },
    { code: '[]', becomes: '["Stryker was here"]', why: 'what has no length is not the longest' },
    { code: 'rest === 1 || rest === 2 || rest === 3', becomes: 'true', why: 'the fourth turn is 0 itself; for the compiler' },
  ],
  'src/domain/room/wall-length.ts': [
    { code: '{ x: 0, y: 0 }', becomes: '{}', why: 'both rooms have as many corners; for the compiler' },
    { code: '!grows || !moves || !opposite', why: 'a room has all its walls or none; for the compiler' },
    { code: '!grows || !moves', why: 'a room has all its walls or none; for the compiler' },
    { code: 'one && other', why: 'both rooms have as many corners; for the compiler' },
    { code: 'before && moved', becomes: 'before || moved', why: 'where a wall is, there is one before it; for the compiler' },
    { code: '!wall || !now', why: 'both rooms have as many walls; for the compiler' },
  ],
  'src/domain/room/placing.ts': [
    {
      code: 'candidates.toSorted(cheapest).slice(0, FINALISTS)',
      becomes: 'candidates.toSorted(cheapest)',
      why: 'spares the slow search of the floor for hundreds of places that cost more without it; no test counts the time',
    },
    { code: '{ x: 0, y: 0 }', becomes: '{}', why: 'every place that is tried has its own' },
  ],
  'src/domain/room/tiling/niche.ts': [
    { code: "'y'", becomes: '""', why: 'what is not x is y' },
    { code: '[]', becomes: '["Stryker was here"]', why: 'what is no place is free nowhere' },
    {
      code: 'present >= (place.right - place.left) * (place.high - place.low) - 1e-3',
      becomes: 'present > (place.right - place.left) * (place.high - place.low) - 1e-3',
      why: 'what is missing of a place is rounding or far more',
    },
    {
      code: 'origin.y + row * up < surface.extent.high',
      becomes: 'origin.y + row * up <= surface.extent.high',
      why: 'what begins at the ceiling fits nowhere',
    },
    {
      code: 'start + column * across < surface.extent.right',
      becomes: 'start + column * across <= surface.extent.right',
      why: 'what begins at the last corner fits nowhere',
    },
  ],
  'src/domain/room/tiling/packed-tiling.ts': [{ code: "'y'", becomes: '""', why: 'what is not x is y' }],
  'src/domain/room/tiling/set-out.ts': [
    { code: "'y'", becomes: '""', why: 'what is not x is y' },
    { code: '!first', becomes: 'false', why: 'there is always a surface; for the compiler' },
    { code: 'wall.along[axis] > 0', becomes: 'wall.along[axis] >= 0', why: 'the wall runs along that axis' },
    { code: 'chosen.slivers > 0', becomes: 'true', why: 'no place has less than no slivers, so what is chosen stays; it spares the search' },
    { code: 'chosen.slivers > 0', becomes: 'chosen.slivers >= 0', why: 'no place has less than no slivers, so what is chosen stays; it spares the search' },
    { code: 'near > 0', becomes: 'near >= 0', why: 'where no end is nearer nothing is searched' },
  ],
  'src/domain/room/tiling/lay-out.ts': [
    { code: "'y'", becomes: '""', why: 'what is not x is y' },
    { code: '!up.has(upKey(tiling))', becomes: 'true', why: 'reckoned again it is the same; the line spares that' },
  ],
  'src/domain/room/tiling/counts.ts': [
    { code: "'up'", becomes: '""', why: 'what is not cut across is cut up' },
    { code: 'to - from', becomes: 'to + from', why: 'an outer corner begins at the floor, at 0' },
    { code: 'wide * high - area > SMALLEST', becomes: 'wide * high - area >= SMALLEST', why: 'what a piece lacks is rounding or far more' },
    { code: 'Object.values(tileFormats).toSorted((one, other) => off(one) - off(other))[0]?.wastePercent', why: 'there is always a format; for the compiler' },
  ],
  'src/domain/room/tiling/edge-cuts.ts': [
    { code: "tiling.bond !== 'straight'", becomes: 'true', why: 'the rows of a straight bond are moved by nothing' },
    { code: "'straight'", becomes: '""', why: 'the rows of a straight bond are moved by nothing' },
  ],
  'src/domain/room/tiling/tiling-findings.ts': [
    { code: 'slivers.length === 0', becomes: 'false', why: 'of no slivers none is told; the line spares the search for a move' },
    { code: 'least.slivers > 0', becomes: 'true', why: 'nothing is less than none; it spares the search' },
    { code: 'least.slivers > 0', becomes: 'least.slivers >= 0', why: 'nothing is less than none; it spares the search' },
  ],
  'src/domain/room/tiling/at-wall.ts': [
    {
      code: 'Math.abs(height - middle) < NAME',
      becomes: 'Math.abs(height - middle) <= NAME',
      why: 'no fixture has its middle exactly that far above or below a pipe',
    },
  ],
  'src/domain/room/tiling/built-in-faces.ts': [
    { code: '!before || !behind', why: 'before and behind a face that is seen there is a wall; for the compiler' },
    { code: '[]', becomes: '["Stryker was here"]', why: 'before and behind a face that is seen there is a wall; for the compiler' },
    {
      code: 'crossed.toSorted((one, other) => one.into - other.into)[0]?.wall',
      why: 'before and behind a face that is seen there is a wall; for the compiler',
    },
    { code: 'into > 0', why: 'a rectangle or an L has no such wall on the other side, and half a millimetre before a face lies none' },
  ],
  'src/domain/room/tiling/drawn-surface.ts': [
    { code: 'y - extent.low', becomes: 'y + extent.low', why: 'every wall begins at 0, and so does the room' },
    { code: 'x - extent.left', becomes: 'x + extent.left', why: 'every wall begins at 0, and so does the room' },
    { code: 'extent.right - extent.left', becomes: 'extent.right + extent.left', why: 'every wall begins at 0, and so does the room' },
    { code: 'extent.high - extent.low', becomes: 'extent.high + extent.low', why: 'every wall begins at 0, and so does the room' },
    { code: 'from - extent.left', becomes: 'from + extent.left', why: 'every wall begins at 0, and so does the room' },
    { code: 'to - extent.left', becomes: 'to + extent.left', why: 'every wall begins at 0, and so does the room' },
  ],
  'src/domain/room/tiling/recess-surfaces.ts': [{ code: "'y'", becomes: '""', why: 'what is not x is y' }],
  'src/domain/room/tiling/seen-stretches.ts': [
    { code: 'stretch.from < stretch.to', why: 'what has no length covers nothing, and ends nothing that is seen' },
    { code: '[]', becomes: '["Stryker was here"]', why: 'what has no length covers nothing, and ends nothing that is seen' },
    { code: 'beyond.x > left', becomes: 'beyond.x >= left', why: 'half a millimetre away lies on no edge' },
    { code: 'beyond.x < right', becomes: 'beyond.x <= right', why: 'half a millimetre away lies on no edge' },
    { code: 'beyond.y > top', becomes: 'beyond.y >= top', why: 'half a millimetre away lies on no edge' },
    { code: 'beyond.y < bottom', becomes: 'beyond.y <= bottom', why: 'half a millimetre away lies on no edge' },
  ],
  'src/domain/room/tiling/surface.ts': [
    { code: 'bend > 0', becomes: 'bend >= 0', why: 'what has no width has no part and no edge' },
    { code: 'bend < wall.length', becomes: 'bend <= wall.length', why: 'what has no width has no part and no edge' },
    {
      code: 'Math.min(start.x, end.x) < (left + right) / 2',
      becomes: 'Math.min(start.x, end.x) <= (left + right) / 2',
      why: 'the middle of a strip lies at no corner',
    },
    {
      code: '(left + right) / 2 < Math.max(start.x, end.x)',
      becomes: '(left + right) / 2 <= Math.max(start.x, end.x)',
      why: 'the middle of a strip lies at no corner',
    },
    { code: 'wall.inward[axis] > 0', becomes: 'wall.inward[axis] >= 0', why: 'along this axis a wall looks one way or the other' },
    { code: '(at - edge.at) * way', becomes: '(at - edge.at) / way', why: 'multiplied or divided by 1 or -1 it is the same' },
    { code: 'off > 0', becomes: 'off >= 0', why: 'of two edges that would face each other in one place neither is left' },
  ],
  'src/domain/room/tiling/outlines.ts': [
    {
      code: 'Math.abs(signedArea([before, point, after])) > STRAIGHT',
      becomes: 'Math.abs(signedArea([before, point, after])) >= STRAIGHT',
      why: 'no corner spans exactly what counts as rounding',
    },
  ],
  'src/domain/room/tiling/pieces.ts': [
    { code: "'y'", becomes: '""', why: 'what is not x is y' },
    {
      code: 'origin.y + row * up < extent.high',
      becomes: 'origin.y + row * up <= extent.high',
      why: 'of a tile that begins where the surface ends nothing is laid',
    },
    {
      code: 'start + column * across < extent.right',
      becomes: 'start + column * across <= extent.right',
      why: 'of a tile that begins where the surface ends nothing is laid',
    },
    {
      code: '(extent.right - extent.left) * (extent.high - extent.low)',
      why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting',
    },
    { code: 'extent.right - extent.left', why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting' },
    { code: 'extent.high - extent.low', why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting' },
    { code: 'part.length === 4 && signedArea(part) === area', why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting' },
    { code: 'part.length === 4', why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting' },
    {
      code: '({ extent, isRectangle }) => isRectangle && holdsExtent(extent, tile)',
      why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting',
    },
    { code: 'isRectangle && holdsExtent(extent, tile)', why: 'a tile within a rectangle is whole however it is cut; the line spares the cutting' },
    { code: 'area < SMALLEST', becomes: 'area <= SMALLEST', why: 'no part is exactly as large as what counts as rounding' },
    { code: 'extent.left < tile.right', why: 'of a part that does not reach the tile nothing is left when it is cut; the comparison spares the cutting' },
    { code: 'extent.right > tile.left', why: 'of a part that does not reach the tile nothing is left when it is cut; the comparison spares the cutting' },
    { code: 'extent.low < tile.high', why: 'of a part that does not reach the tile nothing is left when it is cut; the comparison spares the cutting' },
    { code: 'extent.high > tile.low', why: 'of a part that does not reach the tile nothing is left when it is cut; the comparison spares the cutting' },
    { code: 'one.left <= other.left', becomes: 'one.left < other.left', why: 'a hole that reached so far would be no hole but a notch' },
    { code: 'one.right >= other.right', becomes: 'one.right > other.right', why: 'a hole that reached so far would be no hole but a notch' },
    { code: 'one.low <= other.low', becomes: 'one.low < other.low', why: 'a hole that reached so far would be no hole but a notch' },
    { code: 'one.high >= other.high', becomes: 'one.high > other.high', why: 'a hole that reached so far would be no hole but a notch' },
    { code: 'area < 0', becomes: 'area <= 0', why: 'no outline has an area of 0' },
    { code: 'full - net > SMALLEST', becomes: 'full - net >= SMALLEST', why: 'no cut takes away exactly what counts as rounding' },
  ],
  'src/domain/room/tiling/polygons.ts': [
    { code: 'polygon.every(isKept)', becomes: 'false', why: 'where every corner is kept they are the same polygon; the line spares going around it' },
    {
      code: 'Math.abs(signedArea(kept)) < SMALLEST',
      becomes: 'Math.abs(signedArea(kept)) <= SMALLEST',
      why: 'no part is exactly as large as what counts as rounding',
    },
    { code: "'above'", becomes: '""', why: 'what is not below is above' },
    { code: '[]', becomes: '["Stryker was here"]', why: 'what is no stretch leaves nothing of a strip' },
  ],
  'src/domain/room/packed-plan.ts': [
    { code: 'tile === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'text === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'text?.split', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'height === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'wall === undefined || length === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'wall === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'length === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: 'width === undefined', why: 'what is missing fails another rule too; for the compiler' },
    { code: "''", why: 'a missing part is no id and no kind, whatever stands for it' },
    { code: '[]', why: 'no number either' },
    { code: '-1', why: 'of six corners of which five turn right the sixth turns left; no wall has that number' },
    { code: 'corners.length - 1', becomes: 'corners.length + 1', why: 'a wall that does not exist has no length, and is refused for that' },
    { code: 'text !== undefined', why: 'no turn has that name; for the compiler' },
    { code: 'corners.length === 6', becomes: 'true', why: 'five right turns and a left one are six corners' },
  ],
  'src/domain/room/packed-version-1.ts': [
    { code: "''", why: 'a missing part is none of the right form either' },
    { code: '!width || !depth', why: 'the plan of version 2 that is made of it is read by the same rules' },
    { code: 'readTurn(turn) === undefined', why: 'the plan of version 2 that is made of it is read by the same rules' },
  ],
  'src/server/photos/photo-repository.ts': [{ code: '36 * 1024', why: 'a limit for the process that encodes photos, in which nothing is changed' }],
  'src/server/photos/upload-slots.ts': [
    { code: 'left > 0', why: 'no entry and one of 0 count the same; the line frees memory' },
    { code: 'taken.delete(network)', why: 'no entry and one of 0 count the same; the line frees memory' },
  ],
  'src/server/photos/upload-tokens.ts': [{ code: "''", why: 'a missing part has no valid signature, whatever stands for it' }],
  'src/server/photos/offer-photos.ts': [{ code: 'receivedAt === undefined', why: 'no instant is never within the day; for the compiler' }],
  'src/domain/opening-hours.ts': [
    { code: '[]', why: 'the first of the list is not looked at' },
    { code: 'opens && closes', why: 'the expression finds both or none; for the compiler' },
  ],
  'src/domain/quote/quote-request.ts': [
    { code: "{ sentence: 'Svaret gick inte att läsa.' }", why: 'every field with a check has an error of its own; for the compiler' },
    { code: "'Svaret gick inte att läsa.'", why: 'every field with a check has an error of its own; for the compiler' },
  ],
  'src/server/quotes/confirm-quote.ts': [
    { code: 'perDay === 0', why: 'as many as none are sent already; the line spares a query' },
    { code: 'email.toLowerCase()', why: 'capitals or small letters, if only all are the same' },
    { code: "''", why: 'the content of this key is never compared' },
  ],
  'src/server/quotes/notify-quarantine.ts': [{ code: 'latest !== undefined', why: 'no instant is never less than three hours ago; for the compiler' }],
  'src/server/quotes/form-tokens.ts': [{ code: "''", why: 'a missing part has no valid signature, whatever stands for it' }],
  'src/server/quotes/owner-links.ts': [{ code: 'linksValidFrom !== undefined', why: 'nothing is before no instant; for the compiler' }],
  'src/server/quotes/history.ts': [{ code: 'one.at > other.at', becomes: 'one.at >= other.at', why: 'what is equal stays in its order, as after 0' }],
  'src/server/quotes/receive-quote.ts': [{ code: "''", why: 'stands for a drawing that there is not, and is none itself' }],
  'src/server/config.ts': [{ code: "''", why: 'a text that is split always has a first part; for the compiler' }],
  'src/server/link-secret.ts': [
    { code: "'wx'", why: 'the name of the draft is new each time' },
    { code: 'true', becomes: 'false', why: 'shows only when the power fails just then' },
    { code: "error instanceof Error && 'code' in error", why: 'what the file system throws is an error with a code; for the compiler' },
  ],
  'src/site/islands/photos/upload-queue.ts': [
    { code: "state.step === 'failed'", becomes: 'true', why: 'only what failed can be marked for another try; for the compiler' },
  ],
  'src/domain/suspicion/phrases.ts': [{ code: '/\\s+/u', why: 'the empty words between two spaces are left out two lines below' }],
  'src/domain/sweden/email-typo.ts': [
    { code: '[]', why: 'a row before the first is read only for two letters that changed places, which the first has not' },
    { code: 'meant.length + 1', why: 'the end of the first row counts only for a domain that lacks nearly all letters, which is forgiven nothing' },
  ],
  'src/domain/visit/suggest-times.ts': [{ code: '[]', becomes: '["Stryker was here"]', why: 'at none of these hours are the clocks set; for the compiler' }],
  'src/domain/visit/read-visit-time.ts': [
    { code: '/^\\d{4}-\\d\\d-\\d\\d$/', becomes: '/^\\d{4}-\\d\\d-\\d\\d/', why: 'a longer text is no date when the hour is added' },
    { code: "''", becomes: '"Stryker was here!"', why: 'what is no time has no hours, and no word is a number of hours' },
    { code: '[]', becomes: '["Stryker was here"]', why: 'the first of the list is not looked at' },
  ],
  'src/domain/sweden/time.ts': [
    { code: "''", why: 'no date without a weekday, and no deadline beyond the last unit: for the compiler' },
    { code: '/\\d\\d:\\d\\d$/', why: 'the time stands only at the end' },
    { code: 'at < EARLIEST_HOUR', why: 'from seven on, seven hours earlier is the same day' },
  ],
  'src/domain/sweden/writing.ts': [{ code: "''", why: 'what stands between fewer than two words is not written' }],
  'src/domain/quote/reply-deadlines.ts': [
    { code: 'reminder < swedishInstant(today, NIGHT.to)', why: 'a reminder at six sharp is that of the morning either way' },
    {
      code: 'instant >= swedishInstant(holiday.from, 0)',
      becomes: 'instant > swedishInstant(holiday.from, 0)',
      why: 'a morning or an evening is never midnight',
    },
    {
      code: 'instant < swedishInstant(daysLater(holiday.to, 1), 0)',
      becomes: 'instant <= swedishInstant(daysLater(holiday.to, 1), 0)',
      why: 'a morning or an evening is never midnight',
    },
    { code: 'since >= ends', becomes: 'since > ends', why: 'at that instant both ways of counting give the same' },
  ],
  'src/server/outbox/circuit-breaker.ts': [
    { code: 'testedSince !== undefined', why: 'the difference to undefined is no number, which is less than nothing; the comparison is for the compiler' },
    { code: '{ restsUntil: 0 }', why: 'no instant compares as one that is over' },
    { code: 'isTest', why: 'an outage lasts a minute at least, longer than a test that hangs is waited for' },
  ],
  'src/server/outbox/deliver-emails.ts': [
    { code: 'canSendAt !== undefined', why: 'a failure of the server always has the instant; the comparison is for the compiler' },
  ],
  'src/server/outbox/send-rate.ts': [
    { code: '[]', why: 'what is no instant is filtered out before it is counted' },
    { code: 'perMinute === undefined', why: 'no number is at least undefined; without the line turns are kept that are never counted' },
  ],
  'src/server/adapters/counter.ts': [
    { code: 'rejection instanceof RateLimiterRes', why: 'nothing else is rejected with: a database that fails is counted for in memory; for the compiler' },
  ],
  'src/server/adapters/doctor-process.ts': [
    {
      code: "error instanceof Error && 'stdout' in error && typeof error.stdout === 'string'",
      why: 'a process that fails always has its output; for the compiler',
    },
    { code: "error instanceof Error && 'stdout' in error", why: 'a process that fails always has its output; for the compiler' },
    { code: "typeof error.stdout === 'string'", why: 'a process that fails always has its output; for the compiler' },
    { code: "''", why: 'the expression finds a symbol and a sentence, or neither; for the compiler' },
    { code: '[]', why: 'the first of the list is not looked at' },
    { code: '/^([✓✗–]) (.+)$/u', becomes: '/^([✓✗–]) (.+)/u', why: 'the sentence goes on to the end of the line anyway' },
  ],
  'src/server/adapters/network-limit.ts': [{ code: "'network'", why: 'only a name: each counter in memory is its own' }],
  'src/server/adapters/received-files.ts': [
    { code: 'head.length < HEAD_BYTES', why: 'of a further part nothing is added to twelve bytes; the comparison spares the copying' },
  ],
  'src/server/adapters/recent-requests.ts': [
    { code: '{ since: now().getTime(), counts: new Map() }', why: 'a half without a beginning is over at once, and followed by one that has it' },
    {
      code: 'current.counts.size < MOST_TRAITS',
      becomes: 'current.counts.size <= MOST_TRAITS',
      why: 'a limit of memory; one of two hundred thousand more takes no more of it',
    },
  ],
  'src/server/adapters/sign-in-limits.ts': [
    { code: "'codes for address'", why: 'only a name: the others have another' },
    { code: "'sign-in tries'", why: 'only a name: the others have another' },
  ],
  'src/server/adapters/traffic.ts': [
    { code: "'network'", why: 'only a name: the others have another' },
    { code: "'everywhere'", why: 'only a name: the others have another' },
    { code: "'photo bytes'", why: 'only a name: the others have another' },
    { code: "'all'", why: 'the only key that is counted there' },
  ],
  'src/server/adapters/web-authn.ts': [
    { code: '!response', becomes: 'false', why: 'the library refuses what is no answer; for the compiler' },
    { code: "typeof field === 'string'", becomes: 'true', why: 'the library refuses what is no text; for the compiler' },
    { code: "''", why: 'the library refuses a part that is missing, whatever stands for it' },
    { code: '[]', why: 'what does not look like a transport is left out' },
    { code: '{ return undefined }', why: 'a function that ends without a word returns the same' },
  ],
  'src/server/emails/additions-email.ts': [{ code: '[]', why: 'such an email has its additions; for the compiler' }],
  'src/server/emails/owner-email.ts': [{ code: '[]', why: 'an email about photos has them; for the compiler' }],
  'src/server/emails/digest-email.ts': [
    { code: '!visit?.time', why: 'a visit of the day has its time; for the compiler' },
    { code: 'visit?.time', why: 'a visit of the day has its time; for the compiler' },
    { code: '[]', why: 'a visit of the day has its time; for the compiler' },
    { code: "''", why: 'what is set aside has its reason; for the compiler' },
  ],
  'src/server/emails/drawing-png.ts': [
    { code: '{ return undefined }', why: 'a function that ends without a word returns the same' },
    { code: "'Familjen Grotesk'", why: 'the only typeface that it is given' },
  ],
  'src/server/emails/quote-parts.ts': [
    {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code as it stands
      code: '`${quoteTopic(quote, facts)}. ${quote.name}, ${quote.phone}. Kom ${swedishTime(new Date(quote.receivedAt))}. ${status}`.trim()',
      why: 'what is set aside has its reason, and everything else its status',
    },
  ],
  'src/server/emails/visit-customer-email.ts': [
    { code: 'visit.change?.what', why: 'such an email is about a change, and has it; for the compiler' },
    { code: "'booked'", why: 'such an email is about a change, and has it; for the compiler' },
    { code: '[]', why: 'a visit that was booked has its time; for the compiler' },
  ],
  'src/server/emails/visit-owner-email.ts': [
    { code: "{ what: 'booked', by: 'owner' }", why: 'such an email is about a change, and has it; for the compiler' },
    { code: "'booked'", why: 'such an email is about a change, and has it; for the compiler' },
    { code: "'owner'", why: 'such an email is about a change, and has it; for the compiler' },
    { code: '[]', why: 'a visit that was booked has its time; for the compiler' },
    { code: '/^.*<|>$/g', becomes: '/.*<|>$/g', why: 'an address has one of these signs at most' },
    { code: '/^.*<|>$/g', becomes: '/^.*<|>/g', why: 'an address has one of these signs at most' },
  ],
  'src/server/emails/write-email.ts': [
    { code: '/^.*<|>$/g', becomes: '/.*<|>$/g', why: 'an address has one of these signs at most' },
    { code: '/^.*<|>$/g', becomes: '/^.*<|>/g', why: 'an address has one of these signs at most' },
    { code: "''", why: 'without a page no link to it is written' },
    { code: "'visit to owner'", why: 'the next case does the same; apart for the compiler' },
    { code: "'visit wish'", why: 'the next case does the same; apart for the compiler' },
    { code: "'visit reminder to owner'", why: 'the next case does the same; apart for the compiler' },
    {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code as it stands
      code: "case 'new customer link': return inThread(visitorWriters[email.kind](email, envelope, customerLink(), facts()), `kund.${reference}`)",
      why: 'the next case does the same; apart for the compiler',
    },
    {
      code: "case 'visit reminder to owner': return inThread(ownerWriters[email.kind](email, envelope, linkTo(reference), facts()), reference)",
      why: 'the next case does the same; apart for the compiler',
    },
  ],
  'src/server/doctor/machine.ts': [
    { code: 'latest !== undefined', why: 'nothing is later than no instant; for the compiler' },
    { code: 'deviation > 0', becomes: 'deviation >= 0', why: 'a clock that is right has passed already' },
  ],
  'src/server/doctor/probe.ts': [
    { code: "typeof body === 'object' && body !== null", why: 'what is no object has neither of the two; for the compiler' },
    { code: "typeof body === 'object'", why: 'what is no object has neither of the two; for the compiler' },
    { code: 'body !== null', why: 'what is no object has neither of the two; for the compiler' },
    { code: '/^.*<|>$/g', becomes: '/.*<|>$/g', why: 'an address has one of these signs at most' },
    { code: '/^.*<|>$/g', becomes: '/^.*<|>/g', why: 'an address has one of these signs at most' },
  ],
  'src/server/doctor/sender.ts': [
    { code: '/^.*@|>$/g', becomes: '/.*@|>$/g', why: 'an address has one of these signs at most' },
    { code: '/^.*@|>$/g', becomes: '/^.*@|>/g', why: 'an address has one of these signs at most' },
    { code: 'records[0]?.replace', why: 'there is one record here; for the compiler' },
    { code: "''", why: 'there is one record here, and what stands for "~all" is not "all"' },
    { code: 'key !== undefined', why: 'the word undefined holds no key; for the compiler' },
    { code: '() => false', becomes: '() => undefined', why: 'no more is reachable' },
  ],
  'src/server/http/client-network.ts': [
    { code: "c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim", why: 'a text that is split always has a last part; for the compiler' },
  ],
  'src/server/http/csp.ts': [
    { code: "''", why: 'the expression always finds that part; for the compiler' },
    { code: "'\\n'", why: 'no page ends in the middle of a tag' },
  ],
  'src/server/http/read-multipart.ts': [
    { code: 'parsed.catch(() => {})', why: 'today’s parser fails only at the end, where it is waited for; an earlier failure would end the process' },
  ],
  'src/server/http/same-origin.ts': [
    { code: "''", why: 'no host is neither the site’s nor an address, whatever stands for it' },
    { code: '/^\\[|\\]$/g', why: 'an address has such brackets only at its ends' },
  ],
  'src/server/http/security-headers.ts': [{ code: "''", why: 'each name has its value, and another policy is set before the empty one; for the compiler' }],
  'src/server/http/static-files.ts': [
    { code: "''", why: 'a request always has an address, and no coding is taken, whatever stands for a header that is missing' },
    { code: '[]', why: 'the first of the list is not looked at' },
  ],
  'src/server/http/static-site.ts': [
    { code: "'application/octet-stream'", why: 'only files of known types are served; for the compiler' },
    { code: "''", why: 'a text that is split always has a first part; for the compiler' },
  ],
  'src/server/http/csv.ts': [{ code: "''", why: 'what is set aside has its reason; for the compiler' }],
  'src/server/adapters/mail/bounce-mailbox.ts': [
    { code: "''", why: 'a name always has a part before the colon, and no version of a file is this word' },
    { code: '[]', why: 'a message that does not exist is none' },
    { code: 'size <= MAX_BOUNCE_BYTES', becomes: 'true', why: 'a message that is too large is left out in the end; the comparison frees the memory' },
    { code: "error instanceof Error && 'code' in error", why: 'an error of the file system always has its code; for the compiler' },
  ],
  'src/server/adapters/mail/file-transport.ts': [
    { code: "''", why: 'an id always has a part before the @; for the compiler' },
    { code: '!Buffer.isBuffer(message)', becomes: 'false', why: 'with `buffer` nodemailer returns one; for the compiler' },
    { code: "'nodemailer returned a stream instead of a buffer'", why: 'with `buffer` nodemailer returns one; for the compiler' },
  ],
  'src/server/adapters/mail/read-bounce.ts': [
    { code: "''", why: 'a part that is missing is no date, no failure and no id, whatever stands for it' },
    { code: 'email?.date', why: 'without an email there is no status; for the compiler' },
    { code: 'fields?.headers.find(({ key }) => key === name)?.value.trim()', why: 'the parser has left out the spaces already' },
  ],
  'src/server/adapters/mail/smtp-errors.ts': [
    { code: 'responseCode !== undefined', why: 'no code is none of the list; for the compiler' },
    { code: 'command !== undefined', why: 'no command is none of the list; for the compiler' },
    { code: "typeof value === 'string'", becomes: 'true', why: 'what is no text equals none of the words it is compared with' },
    { code: '/([\\s<>]+)/', why: 'split so too, each word is looked at by itself' },
  ],
  'src/server/cli/words.ts': [
    { code: "entry.kind === 'reply' || entry.kind === 'forwarded'", becomes: 'true', why: 'only these have a message; for the compiler' },
  ],
  'src/server/desk/return-path.ts': [{ code: "''", why: 'without a path the desk is the answer, whatever address is made of it' }],
  'src/server/desk/sign-in.ts': [{ code: "''", why: 'no id belongs to no question, whatever stands for it' }],
  'src/server/desk/holidays.ts': [{ code: "'none'", why: 'only compared with what was told before, which is neither' }],
  'src/server/adapters/sql/erased-visits.ts': [
    { code: 'start_at === null || end_at === null', becomes: 'false', why: 'a visit that is booked has its time; for the compiler' },
  ],
  'src/server/adapters/sql/integrity.ts': [
    { code: 'rows[0]?.quick_check', why: 'the check always has an answer; for the compiler' },
    { code: 'rows[0]?.failures', why: 'the database that is asked is always in the list; for the compiler' },
  ],
  'src/server/adapters/sql/migrations.ts': [
    { code: "'one_letter_of_a_kind'", why: 'only a name: the constraint bites without it' },
    { code: "'one_letter_about_a_quote'", why: 'only a name: the constraint bites without it' },
  ],
  'src/server/adapters/sql/price-column.ts': [{ code: "typeof value === 'object'", becomes: 'true', why: 'what is no object has none of the three fields' }],
  'src/server/adapters/sql/quote-records.ts': [
    { code: 'closed_because === null', becomes: 'false', why: 'written and cleared together with the instant; for the compiler' },
  ],
  'src/server/adapters/sql/quote-transaction.ts': [
    { code: "writers === 'many'", becomes: 'true', why: 'one commit for each is slower, and stores the same' },
    { code: '!open', becomes: 'true', why: 'a second list of the same name is none' },
  ],
  'src/server/adapters/sql/sqlite.ts': [
    { code: "error instanceof Error && 'errcode' in error", becomes: 'true', why: 'an error without a code has undefined for one' },
  ],
  'src/server/adapters/sql/visit-rows.ts': [
    { code: 'end_at === null', becomes: 'false', why: 'written and cleared together with the beginning; for the compiler' },
  ],
  'src/server/adapters/sql/visits.ts': [
    { code: '[]', why: 'a visit that is booked has its time; for the compiler' },
    { code: "state === 'booked' && start_at !== null", becomes: 'true', why: 'no other state has a reminder to come; for the compiler' },
  ],
  'src/server/adapters/sql/add-entry.ts': [{ code: "''", why: 'the words of an entry are read only where it has some' }],
  'src/server/adapters/sql/bounces.ts': [{ code: 'reference === null', becomes: 'false', why: 'what is about no request is not told of; for the compiler' }],
  'src/server/fogplan/fogplan-pdf.ts': [
    { code: 'document.endMarkedContent()', why: 'the next tag, or the end of the page, closes it too' },
    { code: 'whole.end()', why: 'the end of the document ends it too' },
    { code: 'element.end()', why: 'the end of the document ends it too' },
    { code: 'stroke', becomes: 'true', why: 'what is not filled is stroked; for the compiler' },
    { code: 'dashes', becomes: 'true', why: 'where nothing is dashed, plain lines stay plain' },
  ],
  'src/server/calendar/visit-entries.ts': [{ code: 'time && change', becomes: 'time || change', why: 'both come with the first booking; for the compiler' }],
  'src/server/http/site.ts': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code as it stands
    { code: '`The site has no ${name}`', why: 'every template is read when the server starts; for the compiler' },
    { code: '!file', becomes: 'false', why: 'every template is read when the server starts; for the compiler' },
    { code: "'pair'", becomes: '""', why: 'what is not of a project is of the pair' },
    { code: 'printed.filter(([name]) => isTemplate(name))', becomes: 'printed', why: 'among them only templates are asked for, by their names' },
  ],
  'src/server/press/kept-print.ts': [
    { code: '{ return undefined }', why: 'a function that ends without a word returns the same' },
    { code: 'true', becomes: 'false', why: 'only a machine that loses its power at that moment would show it' },
  ],
  'src/server/publishing/changes.ts': [
    { code: "''", why: 'a rule is always of a part; for the compiler' },
    { code: 'place === GALLERY', becomes: 'true', why: 'what lies elsewhere cannot be read as a gallery' },
  ],
  'src/server/publishing/site-pictures.ts': [{ code: "''", why: 'the expression finds an id each time; for the compiler' }],
  'src/server/desk/owners.ts': [{ code: "''", why: 'what is split always has a first part; for the compiler' }],
  'src/server/http/desk/site/gallery-routes.tsx': [
    { code: "'pair'", becomes: '""', why: 'what is not of a project is of the pair' },
    { code: "place === 'kind'", becomes: "place !== 'kind'", why: 'a picture that is typed always has a kind that fits; for the compiler' },
  ],
  'src/server/http/desk/site/site-differences.ts': [{ code: 'labels[name]?.toLocaleLowerCase', why: 'every field has its label; for the compiler' }],
  'src/server/http/desk/site/site-overview.tsx': [{ code: '[]', becomes: '["Stryker was here"]', why: 'nothing that differs is of such a part' }],
  'src/server/http/desk/export-routes.ts': [{ code: 'chunk.length < CHUNK', becomes: 'false', why: 'the file is the same in larger and smaller pieces' }],
  'src/server/http/desk/list-routes.tsx': [
    { code: "'/'", why: 'an empty path is the same one' },
    { code: 'one < other', becomes: 'one <= other', why: 'of two that are equal it is the same either way' },
    { code: "'proposed'", becomes: '""', why: 'of the proposed beside the booked visits only whether there are more is looked at' },
  ],
  'src/server/http/desk/system-routes.tsx': [{ code: "'/'", why: 'an empty path is the same one' }],
  'src/server/http/desk/unsaved-page.tsx': [
    { code: "''", why: 'what was typed has its label and its value, and a path that is of no part has no part’s fields; for the compiler' },
  ],
  'src/server/http/desk/list-address.ts': [{ code: "''", why: 'what is no list is that of the unanswered' }],
  'src/server/http/desk/months-routes.tsx': [{ code: 'asked <= latest', becomes: 'asked < latest', why: 'either way it is the latest month' }],
  'src/server/http/desk/require-sign-in.tsx': [{ code: 'id === undefined', becomes: 'false', why: 'who is found has an id; for the compiler' }],
  'src/server/data-folder.ts': [{ code: 'accessSync(dataDir, constants.W_OK)', becomes: ';', why: 'root may write everywhere, and mutants are tried as root' }],
  'src/server/http/customer-acts.ts': [
    { code: "''", why: 'no act has this name' },
    { code: "name === 'message'", becomes: 'true', why: 'of what was read only the message is looked at' },
  ],
  'src/server/http/owner-routes.ts': [{ code: "'same'", becomes: '""', why: 'what is not a new address is the same' }],
  'src/server/http/pages.tsx': [{ code: 'shell !== of', becomes: 'true', why: 'read again, the policy of the same pages is the same' }],
  'src/server/http/photo-routes.ts': [{ code: "''", why: 'a missing token is not valid, whatever stands for it' }],
  'src/server/http/quote-routes.ts': [
    {
      code: "typeof sent === 'object' && sent !== null",
      becomes: "typeof sent === 'object' || sent !== null",
      why: 'what could be read as a request is an object; for the compiler',
    },
  ],
  'src/server/http/quote-status.ts': [{ code: "''", why: 'what is set aside has its reason; for the compiler' }],
  'src/server/listen.ts': [
    { code: '{ if (request.complete) clearTimeout(timeout) }', becomes: '{}', why: 'when its time comes it finds that both are done' },
    { code: "error instanceof Error && 'code' in error", becomes: 'true', why: 'what keeps a server from listening is an error with a code; for the compiler' },
  ],
  'src/server/publishing-services.ts': [{ code: 'false', becomes: 'true', why: 'the same pages are printed, only more often' }],
}

export const explained = Object.entries(byFile).flatMap(([file, explanations]) => explanations.map((explanation) => ({ file, ...explanation })))
