import { beforeEach, describe, expect, test } from 'vitest';

import { HOUR, World, type Tab } from './testing.js';

let world: World;
let tab: Tab;

beforeEach(async () => {
  world = new World();
  world.logIn();
  tab = world.tab();
  await tab.load();
});

const active = async (seconds: number, who: Tab = tab): Promise<void> => {
  for (let passed = 0; passed < seconds; passed += 30) {
    who.watch.active();
    await world.pass(30);
  }
};

describe('the watch of a session', () => {
  test('asks at once and then every minute', async () => {
    await world.pass(180);
    expect(world.asked).toEqual([0, 60, 120, 180]);
  });

  test('asks every ten seconds with the shorter times, and warns in the last minute', async () => {
    const other = world.tab({ checkEverySeconds: 10, warnAtSeconds: 60 });
    await other.load();
    await world.pass(20);
    expect(world.asked).toEqual([0, 0, 10, 20]);
    await world.pass(HOUR - 100);
    expect([...tab.modals]).toEqual(['identification', 'inactivity']);
    expect([...other.modals]).toEqual([]);
    await world.pass(30);
    expect([...other.modals]).toEqual(['identification', 'inactivity']);
  });

  test('asks nothing for a guest', async () => {
    world = new World();
    await world.tab().load(null);
    await world.pass(HOUR);
    expect(world.asked).toEqual([]);
  });

  test('warns once of each timer in its last two minutes', async () => {
    await world.pass(HOUR - 121);
    expect(tab.history).toEqual([]);
    await world.pass(120);
    expect(tab.history).toEqual(['identification', 'inactivity']);
  });

  test('says that the session has ended within a second of its end', async () => {
    await world.pass(HOUR + 1);
    expect(tab.history.at(-1)).toBe('logged-out');
    expect([...tab.modals]).toEqual(['logged-out']);
    await world.pass(HOUR);
    expect(tab.history.filter((modal) => modal === 'logged-out').length).toBe(1);
  });

  test('for someone at work only the identification ends', async () => {
    await active(HOUR + 60);
    expect(tab.history).toEqual(['identification', 'session-timeout']);
    expect([...tab.modals]).toEqual(['session-timeout']);
    await active(HOUR);
    expect(tab.history).toEqual(['identification', 'session-timeout']);
  });

  test('stops when the session is over: what was asked before is the last', async () => {
    await world.pass(HOUR + 1);
    const asked = world.asked.length;
    await world.pass(HOUR);
    expect(world.asked.length).toBe(asked);
  });

  test('whoever comes back to a page after sleep is told at once', async () => {
    world.seconds = 40 * HOUR;
    await tab.watch.wake();
    expect(tab.history).toEqual(['logged-out']);
  });
});

describe('staying logged in', () => {
  test('takes the question away, and it is asked again before the next end', async () => {
    await active(600);
    await world.pass(HOUR - 60);
    expect([...tab.modals]).toContain('inactivity');
    await tab.watch.extend();
    expect([...tab.modals]).not.toContain('inactivity');
    await world.pass(HOUR - 60);
    expect(tab.history.filter((modal) => modal === 'inactivity').length).toBe(2);
  });

  test('in one tab takes the question away in the other', async () => {
    const other = world.tab();
    await other.load();
    await world.pass(HOUR - 60);
    expect([...other.modals]).toContain('inactivity');
    await tab.watch.extend();
    expect([...other.modals]).not.toContain('inactivity');
  });

  test('a renewed identification takes its warning away', async () => {
    await active(HOUR - 60);
    expect([...tab.modals]).toEqual(['identification']);
    world.logIn();
    await world.pass(60);
    expect([...tab.modals]).toEqual([]);
  });
});

describe('a shop that cannot be asked', () => {
  test('for an hour changes nothing', async () => {
    await active(600);
    world.shopAnswers = false;
    await active(HOUR);
    expect(tab.history).toEqual([]);
    expect(world.asked.length).toBeGreaterThan(60);
  });

  test('is asked again as before when it is back, with the work done meanwhile', async () => {
    world.shopAnswers = false;
    await active(HOUR - 300);
    world.shopAnswers = true;
    await active(240);
    expect(tab.history).toEqual(['identification']);
    await active(120);
    expect(tab.history).toEqual(['identification', 'session-timeout']);
  });

  test('tells at its return what ended meanwhile', async () => {
    world.shopAnswers = false;
    await world.pass(2 * HOUR);
    expect(tab.history).toEqual([]);
    world.shopAnswers = true;
    await world.pass(60);
    expect(tab.history).toEqual(['logged-out']);
  });

  test('that fails to extend is asked again soon', async () => {
    await world.pass(HOUR - 60);
    world.shopAnswers = false;
    await tab.watch.extend();
    world.shopAnswers = true;
    await world.pass(6);
    expect([...tab.modals]).toEqual(['identification']);
  });
});

describe('two tabs', () => {
  let other: Tab;
  beforeEach(async () => {
    other = world.tab();
    await other.load();
    await world.pass(60);
  });

  test('a log-out in one is told in both, and the checkout hears of it once', async () => {
    world.logOut();
    await tab.load(null);
    expect([...tab.modals]).toEqual(['logged-out']);
    expect([...other.modals]).toEqual(['logged-out']);
    expect(world.notices).toBe(1);
  });

  test('one extends while the other logs out: the log-out stands in both', async () => {
    const extending = other.watch.extend();
    world.logOut();
    await Promise.all([extending, tab.load(null)]);
    await world.pass(120);
    expect([...tab.modals]).toEqual(['logged-out']);
    expect([...other.modals]).toEqual(['logged-out']);
    expect(other.history.filter((modal) => modal === 'logged-out').length).toBe(1);
  });

  test('both extend at once', async () => {
    await world.pass(HOUR - 100);
    await Promise.all([tab.watch.extend(), other.watch.extend()]);
    expect([...tab.modals]).toEqual(['identification']);
    expect([...other.modals]).toEqual(['identification']);
  });

  test('a new log-in in one is shown in the other, also of another person', async () => {
    world.logOut();
    await tab.load(null);
    world.logIn();
    await tab.load('bengt');
    expect(other.reloads).toBe(1);
    await other.load('bengt');
    expect([...other.modals]).toEqual([]);
  });

  test('a page asked for before a renewal, and shown after it, logs nobody out', async () => {
    world.logIn();
    await other.watch.seen('guest', null);
    expect([...other.modals]).toEqual([]);
    expect(other.reloads).toBe(1);
    expect(world.notices).toBe(0);
  });
});

test('a tab that was known and comes back as a guest is told why', async () => {
  world.logOut();
  await tab.load(null);
  expect(tab.history).toEqual(['logged-out']);
});
