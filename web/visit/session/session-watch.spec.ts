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

  test('warns once for each timer in its last two minutes', async () => {
    await world.pass(HOUR - 121);
    expect(tab.history).toEqual([]);
    await world.pass(120);
    expect(tab.history).toEqual(['identification', 'inactivity']);
  });

  test('reports the end of the session within a second', async () => {
    await world.pass(HOUR + 1);
    expect(tab.history.at(-1)).toBe('logged-out');
    expect([...tab.modals]).toEqual(['logged-out']);
    await world.pass(HOUR);
    expect(tab.history.filter((modal) => modal === 'logged-out').length).toBe(1);
  });

  test('for an active customer only the identification ends', async () => {
    await active(HOUR + 60);
    expect(tab.history).toEqual(['identification', 'session-timeout']);
    expect([...tab.modals]).toEqual(['session-timeout']);
    await active(HOUR);
    expect(tab.history).toEqual(['identification', 'session-timeout']);
  });

  test('stops after the session has ended, and asks no more', async () => {
    await world.pass(HOUR + 1);
    const asked = world.asked.length;
    await world.pass(HOUR);
    expect(world.asked.length).toBe(asked);
  });

  test('reports at once to a customer who comes back to a page after sleep', async () => {
    world.seconds = 40 * HOUR;
    await tab.watch.wake();
    expect(tab.history).toEqual(['logged-out']);
  });
});

describe('staying logged in', () => {
  test('closes the question, which is asked again before the next end', async () => {
    await active(600);
    await world.pass(HOUR - 60);
    expect([...tab.modals]).toContain('inactivity');
    await tab.watch.extend();
    expect([...tab.modals]).not.toContain('inactivity');
    await world.pass(HOUR - 60);
    expect(tab.history.filter((modal) => modal === 'inactivity').length).toBe(2);
  });

  test('in one tab closes the question in the other', async () => {
    const other = world.tab();
    await other.load();
    await world.pass(HOUR - 60);
    expect([...other.modals]).toContain('inactivity');
    await tab.watch.extend();
    expect([...other.modals]).not.toContain('inactivity');
  });

  test('by a renewed identification closes its warning', async () => {
    await active(HOUR - 60);
    expect([...tab.modals]).toEqual(['identification']);
    world.logIn();
    await world.pass(60);
    expect([...tab.modals]).toEqual([]);
  });
});

describe('a shop that cannot be reached', () => {
  test('for an hour changes nothing', async () => {
    await active(600);
    world.shopAnswers = false;
    await active(HOUR);
    expect(tab.history).toEqual([]);
    expect(world.asked.length).toBeGreaterThan(60);
  });

  test('is asked again as before when it is back, with the activity of the time between', async () => {
    world.shopAnswers = false;
    await active(HOUR - 300);
    world.shopAnswers = true;
    await active(240);
    expect(tab.history).toEqual(['identification']);
    await active(120);
    expect(tab.history).toEqual(['identification', 'session-timeout']);
  });

  test('reports when it is back what has ended meanwhile', async () => {
    world.shopAnswers = false;
    await world.pass(2 * HOUR);
    expect(tab.history).toEqual([]);
    world.shopAnswers = true;
    await world.pass(60);
    expect(tab.history).toEqual(['logged-out']);
  });

  test('is asked again soon after a failed extension', async () => {
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

  test('both report a log-out in one, and the checkout gets it once', async () => {
    world.logOut();
    await tab.load(null);
    expect([...tab.modals]).toEqual(['logged-out']);
    expect([...other.modals]).toEqual(['logged-out']);
    expect(world.notices).toBe(1);
  });

  test('both stay logged out when one extends while the other logs out', async () => {
    const extending = other.watch.extend();
    world.logOut();
    await Promise.all([extending, tab.load(null)]);
    await world.pass(120);
    expect([...tab.modals]).toEqual(['logged-out']);
    expect([...other.modals]).toEqual(['logged-out']);
    expect(other.history.filter((modal) => modal === 'logged-out').length).toBe(1);
  });

  test('both can extend at once', async () => {
    await world.pass(HOUR - 100);
    await Promise.all([tab.watch.extend(), other.watch.extend()]);
    expect([...tab.modals]).toEqual(['identification']);
    expect([...other.modals]).toEqual(['identification']);
  });

  test('both show a new log-in in one, also of another person', async () => {
    world.logOut();
    await tab.load(null);
    world.logIn();
    await tab.load('bengt');
    expect(other.reloads).toBe(1);
    await other.load('bengt');
    expect([...other.modals]).toEqual([]);
  });

  test('stay logged in when a page requested before a renewal is shown after it', async () => {
    world.logIn();
    await other.watch.seen('guest', null);
    expect([...other.modals]).toEqual([]);
    expect(other.reloads).toBe(1);
    expect(world.notices).toBe(0);
  });
});

test('a known tab that comes back as a guest reports the reason', async () => {
  world.logOut();
  await tab.load(null);
  expect(tab.history).toEqual(['logged-out']);
});
