-- Every shared key is derived from the secret `root` now.
DELETE FROM secret WHERE name IN ('altcha', 'code');
